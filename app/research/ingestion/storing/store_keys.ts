import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LegalDocument } from '#sources/contract/contract'
import { inChunks } from './chunks.js'

/** A stored document with its id. */
export interface Filed {
  id: number
  document: LegalDocument
}

/** Replaces the keys by which others cite these documents. */
export async function storeKeys(trx: TransactionClientContract, filed: Filed[]): Promise<void> {
  for (const chunk of inChunks(filed))
    await trx
      .from('citation_keys')
      .whereIn(
        'document_id',
        chunk.map(({ id }) => id)
      )
      .delete()
  const keys = filed.flatMap(({ id, document }) =>
    document.citationKeys.map((key) => ({ citation_key: key, document_id: id }))
  )
  for (const chunk of inChunks(keys)) await trx.knexQuery().table('citation_keys').insert(chunk)
}

/** Ids of stored documents of a kind by their external ids. */
export async function idsOf(
  trx: TransactionClientContract,
  { source, kind }: { source: string; kind: string },
  externalIds: string[]
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const chunk of inChunks(externalIds)) {
    const rows = await trx
      .from('legal_documents')
      .where({ source, kind })
      .whereIn('external_id', chunk)
      .select('id', 'external_id')
    for (const { id, external_id } of rows) ids.set(external_id, Number(id))
  }
  return ids
}
