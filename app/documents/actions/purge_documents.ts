import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { recordsChanged } from '#app/core/search/record_changes'
import { rowsBy } from '#app/core/tenancy/rows'
import { dropFiles } from '#app/documents/storage/stored_files'
import { vacate } from '#app/documents/storage/usage'
import { auditDocument } from './audit_documents.js'
import DocumentText from '#app/documents/reading/models/document_text'

type Row = { id: number; workspaceId: number; matterId: number; name: string }

/** Takes the rows of documents away and gives their room back; returns the keys of their files, which go when the transaction has ended. */
export async function eraseDocuments(trx: Trx, workspaceId: number, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const versions: { storage_key: string; size: number }[] = await rowsBy(trx, 'document_versions', {
    document_id: ids,
  }).select('storage_key', 'size')
  // A version that was restored shares the file of the old one.
  const files = new Map(versions.map(({ storage_key: key, size }) => [key, Number(size)]))
  await DocumentText.byKey('document_id', ids, trx).delete()
  await rowsBy(trx, 'document_taggings', { document_id: ids }).delete()
  await rowsBy(trx, 'document_versions', { document_id: ids }).delete()
  await rowsBy(trx, 'documents', { id: ids }).delete()
  await vacate(
    trx,
    workspaceId,
    [...files.values()].reduce((sum, size) => sum + size, 0)
  )
  await recordsChanged(trx, workspaceId, 'document', ids)
  return [...files.keys()]
}

/** Removes one document that lies in the trash for good, with all its versions. Killed at any moment, it is there whole or gone; a file that stays is swept. */
export async function purgeDocument(author: Author, { id, workspaceId, matterId, name }: Row): Promise<void> {
  const keys = await db.transaction(async (trx) => {
    const still = await rowsBy(trx, 'documents', { id, trashed: 1 }).forUpdate().first()
    if (!still) return []
    const erased = await eraseDocuments(trx, workspaceId, [id])
    await auditDocument(trx, author, { id, workspaceId, matterId }, { action: 'document.purged', before: { name } })
    return erased
  })
  await dropFiles(keys)
}
