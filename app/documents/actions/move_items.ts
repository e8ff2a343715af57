import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { DocumentProblem } from '#app/documents/document_problem'
import type Document from '#app/documents/models/document'
import type DocumentFolder from '#app/documents/models/document_folder'
import { findDocuments, findFolders, type Chosen } from '#app/documents/queries/find_items'
import { folderOrTop, listFolders, withinFolder } from '#app/documents/queries/folders'
import { freeDocumentName, freeFolderName } from '#app/documents/queries/namesakes'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { auditDocument, auditFolder } from './audit_documents.js'

/** Puts documents and folders of a matter into another of its folders. */
export class MoveItems {
  /** What has a namesake there gets a number. Throws DocumentProblem when a folder would stand in itself. */
  async handle(author: Author, matter: Matter, chosen: Chosen, target: number | null): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const folderId = await folderOrTop(matter, target, trx)
      const folders = await listFolders(matter, trx)
      for (const folder of await findFolders(matter, chosen.folders, { trx })) {
        if (folderId !== null && withinFolder(folders, folder.id).has(folderId))
          throw new DocumentProblem('intoItself', { name: folder.name }, 'folderId')
        await moveFolder(trx, author, folder, folderId)
      }
      for (const document of await findDocuments(matter, chosen.documents, { trx }))
        await moveDocument(trx, author, document, folderId)
    })
  }
}

async function moveFolder(trx: Trx, author: Author, folder: DocumentFolder, parentId: number | null) {
  if (folder.parentId === parentId) return
  const { workspaceId, matterId } = folder
  const before = { parentId: folder.parentId, name: folder.name }
  const name = await freeFolderName(trx, { workspaceId, matterId, folderId: parentId }, folder.name, folder.id)
  await folder.merge({ parentId, name, version: folder.version + 1 }).save()
  await auditFolder(trx, author, folder, { action: 'document.folder_moved', before, after: { parentId, name } })
}

async function moveDocument(trx: Trx, author: Author, document: Document, folderId: number | null) {
  if (document.folderId === folderId) return
  const { workspaceId, matterId } = document
  const before = { folderId: document.folderId, name: document.name }
  const name = await freeDocumentName(trx, { workspaceId, matterId, folderId }, document.name, document.id)
  await document.merge({ folderId, name, version: document.version + 1 }).save()
  await auditDocument(trx, author, document, { action: 'document.moved', before, after: { folderId, name } })
}
