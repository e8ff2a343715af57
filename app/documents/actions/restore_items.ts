import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import Document from '#app/documents/models/document'
import DocumentFolder from '#app/documents/models/document_folder'
import { findDocuments, findFolders, type Chosen } from '#app/documents/queries/find_items'
import { freeDocumentName, freeFolderName } from '#app/documents/queries/namesakes'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { auditDocument, auditFolder } from './audit_documents.js'

const KEPT = { trashed: false, trashedAt: null, trashedById: null, trashedWithId: null }

/** Brings documents and folders back from the trash to where they were; to the top when that folder is gone. */
export class RestoreItems {
  async handle(author: Author, matter: Matter, chosen: Chosen): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      for (const folder of await findFolders(matter, chosen.folders, { trx, trashed: true }))
        await restoreFolder(trx, author, matter, folder)
      for (const document of await findDocuments(matter, chosen.documents, { trx, trashed: true }))
        await restoreDocument(trx, author, matter, document)
    })
  }
}

/** The folder when it is still there, else the top. */
async function livingFolder(trx: Trx, { workspaceId }: Matter, id: number | null): Promise<number | null> {
  if (id === null) return null
  const folder = await DocumentFolder.in({ id: workspaceId }, trx).where({ id, trashed: 0 }).first()
  return folder?.id ?? null
}

async function restoreDocument(trx: Trx, author: Author, matter: Matter, document: Document): Promise<void> {
  const place = {
    workspaceId: matter.workspaceId,
    matterId: matter.id,
    folderId: await livingFolder(trx, matter, document.folderId),
  }
  const name = await freeDocumentName(trx, place, document.name, document.id)
  await document.merge({ ...KEPT, folderId: place.folderId, name, version: document.version + 1 }).save()
  await auditDocument(trx, author, document, { action: 'document.untrashed', after: { name } })
}

async function restoreFolder(trx: Trx, author: Author, matter: Matter, folder: DocumentFolder): Promise<void> {
  const { id: matterId, workspaceId } = matter
  const place = { workspaceId, matterId, folderId: await livingFolder(trx, matter, folder.parentId) }
  const name = await freeFolderName(trx, place, folder.name, folder.id)
  const inner = await DocumentFolder.in({ id: workspaceId }, trx).where({ matterId, trashedWithId: folder.id })
  for (const each of inner) await each.merge(KEPT).save()
  const documents = await Document.in({ id: workspaceId }, trx).where({ matterId, trashedWithId: folder.id })
  for (const each of documents) await each.merge(KEPT).save()
  await folder.merge({ ...KEPT, parentId: place.folderId, name, version: folder.version + 1 }).save()
  const after = { name, documents: documents.length }
  await auditFolder(trx, author, folder, { action: 'document.folder_untrashed', after })
}
