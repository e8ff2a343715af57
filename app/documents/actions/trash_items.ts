import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import Document from '#app/documents/models/document'
import { findDocuments, findFolders, type Chosen } from '#app/documents/queries/find_items'
import { listFolders, withinFolder } from '#app/documents/queries/folders'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { auditDocument, auditFolder } from './audit_documents.js'

const thrown = (author: Author, trashedWithId: number | null) => ({
  trashed: true,
  trashedAt: clock.now(),
  trashedById: author.userId,
  trashedWithId,
})

/** Throws documents and folders of a matter away; for a while they can be brought back. A folder takes along what is in it. */
export class TrashItems {
  async handle(author: Author, matter: Matter, chosen: Chosen): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      for (const document of await findDocuments(matter, chosen.documents, { trx })) {
        await document.merge(thrown(author, null)).save()
        await auditDocument(trx, author, document, { action: 'document.trashed', after: { name: document.name } })
      }
      for (const { id } of await findFolders(matter, chosen.folders, { trx }))
        await this.trashFolder(trx, author, matter, id)
    })
  }

  /** A folder that went with another one of the same choice is gone already. */
  private async trashFolder(trx: Trx, author: Author, matter: Matter, id: number): Promise<void> {
    const folders = await listFolders(matter, trx)
    const folder = folders.find((each) => each.id === id)
    if (!folder) return
    const within = withinFolder(folders, id)
    const documents = await Document.in({ id: matter.workspaceId }, trx)
      .where({ matterId: matter.id, trashed: 0 })
      .whereIn('folderId', [...within])
    for (const document of documents) await document.merge(thrown(author, id)).save()
    for (const inner of folders.filter((each) => within.has(each.id)))
      await inner.merge(thrown(author, inner.id === id ? null : id)).save()
    const after = { name: folder.name, documents: documents.length }
    await auditFolder(trx, author, folder, { action: 'document.folder_trashed', after })
  }
}
