import type { Trx } from '#app/core/database/trx'
import type { SavedDocument } from '#app/research/events/documents_saved'
import { conditionsOf } from './conditions.js'

/**
 * Takes down how documents stand, in the transaction in which somebody saves or follows them: their changes are those since that moment. The text is
 * the one that was saved, also if it changed meanwhile. A document that is watched already stays as it was seen last. A constant number of queries.
 */
export async function watchSaved(trx: Trx, documents: SavedDocument[]): Promise<void> {
  const fingerprints = new Map(documents.map(({ id, fingerprint }) => [id, fingerprint]))
  const rows = await trx.from('watched_documents').whereIn('document_id', [...fingerprints.keys()])
  for (const { document_id: id } of rows) fingerprints.delete(Number(id))
  const conditions = await conditionsOf(trx, [...fingerprints.keys()])
  const watched = [...conditions.values()].map(({ documentId, fingerprint, force, light }) => ({
    document_id: documentId,
    fingerprint: fingerprints.get(documentId) ?? fingerprint,
    ...{ force, light },
  }))
  if (watched.length > 0)
    await trx.knexQuery().table('watched_documents').insert(watched).onConflict('document_id').ignore()
}
