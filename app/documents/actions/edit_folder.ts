import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { DocumentProblem } from '#app/documents/document_problem'
import type DocumentFolder from '#app/documents/models/document_folder'
import { displayName } from '#app/documents/names/display_name'
import { findFolder, folderOrTop, listFolders } from '#app/documents/queries/folders'
import { folderNamed } from '#app/documents/queries/namesakes'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { MAX_DEPTH, ensureFolder } from './make_folders.js'
import { auditFolder } from './audit_documents.js'

/** Most folders of a matter: its tree is one thing that a page shows. */
export const MAX_FOLDERS = 2_000

function nameOf(said: string): string {
  const name = displayName(said, 120)
  if (name === null) throw new DocumentProblem('name', {}, 'name')
  return name
}

function depthOf(folders: DocumentFolder[], id: number | null): number {
  let depth = 0
  for (let at = id; at !== null && depth <= MAX_FOLDERS; depth++)
    at = folders.find((folder) => folder.id === at)?.parentId ?? null
  return depth
}

/** Makes a folder. */
export class MakeFolder {
  /** Throws DocumentProblem at `name` when it is taken or empty, or the tree would grow without end. */
  async handle(author: Author, matter: Matter, { name: said, parentId }: { name: string; parentId: number | null }) {
    const name = nameOf(said)
    return db.transaction(async (trx) => {
      const { id: matterId, workspaceId } = await lockWritableMatter(trx, matter)
      const place = { workspaceId, matterId, folderId: await folderOrTop(matter, parentId, trx) }
      if (await folderNamed(place, name, trx)) throw new DocumentProblem('takenFolder', { name }, 'name')
      const folders = await listFolders(matter, trx)
      if (folders.length >= MAX_FOLDERS) throw new DocumentProblem('manyFolders', { count: MAX_FOLDERS }, 'name')
      if (depthOf(folders, place.folderId) >= MAX_DEPTH) throw new DocumentProblem('deep', { count: MAX_DEPTH }, 'name')
      return ensureFolder(trx, author, place, name)
    })
  }
}

/** Gives a folder another name. */
export class RenameFolder {
  /** `version` is the one that was seen. Throws DocumentProblem at `name`. */
  async handle(author: Author, matter: Matter, folder: DocumentFolder, asked: { name: string; version: number }) {
    const name = nameOf(asked.name)
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await findFolder(matter, folder.id, { trx })
      if (current.name === name) return
      if (current.version !== asked.version) throw new DocumentProblem('stale', { name: current.name }, 'name')
      const place = { workspaceId: current.workspaceId, matterId: current.matterId, folderId: current.parentId }
      const namesake = await folderNamed(place, name, trx)
      if (namesake && namesake.id !== current.id) throw new DocumentProblem('takenFolder', { name }, 'name')
      const before = { name: current.name }
      await current.merge({ name, version: current.version + 1 }).save()
      await auditFolder(trx, author, current, { action: 'document.folder_renamed', before, after: { name } })
    })
  }
}
