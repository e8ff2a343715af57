import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { Registry } from '#app/core/contributions/registry'

/** A record that was just stored, with the answer that it was read from as it came. */
export interface StoredArrival {
  page: RawPage
  document: LegalDocument
}

/** Who keeps something of an answer beside the document that is made of it, such as its file. Writes within the transaction that stores it. */
export interface ArrivalKeeper {
  key: string
  order?: number
  keep(trx: TransactionClientContract, source: string, stored: StoredArrival[]): Promise<void>
}

export const arrivalKeepers = new Registry<ArrivalKeeper>('keepers of arrivals')

/** Tells all of them what was stored. */
export async function keepArrivals(
  trx: TransactionClientContract,
  source: string,
  stored: StoredArrival[]
): Promise<void> {
  for (const keeper of arrivalKeepers.all()) await keeper.keep(trx, source, stored)
}
