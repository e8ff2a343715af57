import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Document from '#app/documents/models/document'
import DocumentFolder from '#app/documents/models/document_folder'

/** Documents and folders that were chosen together. */
export interface Chosen {
  documents: number[]
  folders: number[]
}

interface Where {
  trashed?: boolean
  trx?: TransactionClientContract
}

type InMatter = { id: number; workspaceId: number }

/** These documents of a matter, in the order of their ids. Throws NotFound unless all are there. */
export async function findDocuments(
  { id, workspaceId }: InMatter,
  ids: number[],
  { trashed = false, trx }: Where = {}
) {
  if (ids.length === 0) return []
  const rows = await Document.in({ id: workspaceId }, trx)
    .whereIn('id', ids)
    .where({ matterId: id, trashed: Number(trashed) })
    .orderBy('id')
  if (rows.length !== new Set(ids).size) throw new NotFound('documents')
  return rows
}

/** The same for folders. */
export async function findFolders({ id, workspaceId }: InMatter, ids: number[], { trashed = false, trx }: Where = {}) {
  if (ids.length === 0) return []
  const rows = await DocumentFolder.in({ id: workspaceId }, trx)
    .whereIn('id', ids)
    .where({ matterId: id, trashed: Number(trashed) })
    .orderBy('id')
  if (rows.length !== new Set(ids).size) throw new NotFound('document_folders')
  return rows
}
