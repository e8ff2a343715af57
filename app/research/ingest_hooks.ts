import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { Registry } from '#app/core/contributions/registry'

/** A record that was just stored, with the answer that it was read from as it came. */
export interface StoredRecord {
  page: RawPage
  document: LegalDocument
}

/** Stores something of an answer beside the document that is made of it, such as its file. Writes within the transaction that stores it. */
export interface IngestHook {
  key: string
  order?: number
  run(trx: TransactionClientContract, source: string, stored: StoredRecord[]): Promise<void>
}

export const ingestHooks = new Registry<IngestHook>('keepers of arrivals')

/** Runs all of them on what was stored. */
export async function runIngestHooks(
  trx: TransactionClientContract,
  source: string,
  stored: StoredRecord[]
): Promise<void> {
  for (const hook of ingestHooks.all()) await hook.run(trx, source, stored)
}
