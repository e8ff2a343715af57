import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import DocumentFolder from '#app/documents/models/document_folder'

type InMatter = { id: number; workspaceId: number }

/** A folder of a matter by its id. Throws NotFound for those of others, and for trashed ones unless they are asked for. */
export async function findFolder(
  matter: InMatter,
  id: number,
  { trashed = false, trx }: { trashed?: boolean; trx?: TransactionClientContract } = {}
): Promise<DocumentFolder> {
  const folder = await DocumentFolder.findIn({ id: matter.workspaceId }, id, trx)
  if (folder.matterId !== matter.id || folder.trashed !== trashed) throw new NotFound('document_folders')
  return folder
}

/** The folder that is meant, or null for the top of the matter. */
export async function folderOrTop(
  matter: InMatter,
  id: number | null | undefined,
  trx?: TransactionClientContract
): Promise<number | null> {
  return id === null || id === undefined ? null : (await findFolder(matter, id, { trx })).id
}

/** All folders of a matter, in the order in which a tree shows them. */
export function listFolders(matter: InMatter, trx?: TransactionClientContract): Promise<DocumentFolder[]> {
  return DocumentFolder.in({ id: matter.workspaceId }, trx)
    .where({ matterId: matter.id, trashed: 0 })
    .orderBy('position')
    .orderBy('nameFolded')
    .orderBy('id')
}

/** The ids of a folder and of all that stand in it. */
export function withinFolder(folders: { id: number; parentId: number | null }[], id: number): Set<number> {
  const within = new Set([id])
  for (let grew = true; grew;) {
    const inner = folders.filter((each) => each.parentId !== null && within.has(each.parentId) && !within.has(each.id))
    for (const each of inner) within.add(each.id)
    grew = inner.length > 0
  }
  return within
}
