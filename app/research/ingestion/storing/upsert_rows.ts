import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inChunks } from './chunks.js'
import { sizeOf, type DocumentRow } from './document_row.js'

const IDENTITY = ['source', 'kind', 'external_id']

/** Writes documents, in the place of those with the same source, kind and external id. */
export async function upsertRows(trx: TransactionClientContract, rows: DocumentRow[]): Promise<void> {
  const changing = Object.keys(rows[0] ?? {}).filter((name) => ![...IDENTITY, 'created_at'].includes(name))
  for (const chunk of inChunks(rows, sizeOf))
    await trx.knexQuery().table('legal_documents').insert(chunk).onConflict(IDENTITY).merge(changing)
}
