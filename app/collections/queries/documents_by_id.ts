import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import LegalDocument from '#app/research/models/legal_document'
import { LISTED_COLUMNS } from '#app/collections/saved_document'

/** The documents of the library with these ids, in their order, without their texts. Throws NotFound when there is none of them. */
export async function documentsById(ids: number[], trx?: TransactionClientContract): Promise<LegalDocument[]> {
  const found = await LegalDocument.query(trx ? { client: trx } : {})
    .select(...LISTED_COLUMNS)
    .whereIn('id', ids)
  const byId = new Map(found.map((document) => [document.id, document]))
  const documents = ids.flatMap((id) => byId.get(id) ?? [])
  if (documents.length === 0) throw new NotFound('legal_documents')
  return documents
}
