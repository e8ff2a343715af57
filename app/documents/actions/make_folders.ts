import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { DocumentProblem } from '#app/documents/document_problem'
import DocumentFolder from '#app/documents/models/document_folder'
import { displayName } from '#app/documents/names/display_name'
import { folderNamed, type Place } from '#app/documents/queries/namesakes'
import { auditFolder } from './audit_documents.js'

/** A folder to make, with those in it. */
export interface FolderPlan {
  name: string
  folders?: FolderPlan[]
}

/** How deep folders may stand in folders. */
export const MAX_DEPTH = 20

/** The folder of this name in a folder, made unless it is there. */
export async function ensureFolder(trx: Trx, author: Author, place: Place, name: string, position = 0) {
  const existing = await folderNamed(place, name, trx)
  if (existing) return existing
  const { workspaceId, matterId, folderId: parentId } = place
  const folder = await DocumentFolder.create({ workspaceId, matterId, parentId, name, position }, { client: trx })
  await auditFolder(trx, author, folder, { action: 'document.folder_made', after: { name } })
  return folder
}

/** The folder to which a path like «Pruebas/Fotos» leads from a folder; what of it is missing is made. */
export async function ensurePath(trx: Trx, author: Author, place: Place, path: string): Promise<number | null> {
  const names = path
    .split('/')
    .map((name) => displayName(name))
    .filter((name) => name !== null)
  if (names.length > MAX_DEPTH) throw new DocumentProblem('deep', { count: MAX_DEPTH })
  let { folderId } = place
  for (const name of names) folderId = (await ensureFolder(trx, author, { ...place, folderId }, name)).id
  return folderId
}

/** Makes a tree of folders in a matter that was just opened, in the order of the plan. */
export async function makeFolders(trx: Trx, author: Author, place: Place, plans: FolderPlan[]): Promise<void> {
  for (const [position, { name, folders = [] }] of plans.entries()) {
    const { id } = await ensureFolder(trx, author, place, name, position + 1)
    await makeFolders(trx, author, { ...place, folderId: id }, folders)
  }
}
