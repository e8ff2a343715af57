import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import Document from '#app/documents/models/document'
import DocumentVersion from '#app/documents/models/document_version'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { dropFiles, storeFile } from '#app/documents/storage/stored_files'
import { occupy } from '#app/documents/storage/usage'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { notifyTeamOfVersion } from './notify_of_version.js'
import { auditDocument } from './audit_documents.js'
import { writeVersion, type VersionNote } from './write_version.js'

type Within = (trx: Trx) => Promise<void>
type Content = Omit<ReceivedDocument, 'path' | 'name'> & VersionNote & { storageKey: string }

/** Adds a version to a document that is held with its matter, says so in the log and to those who work on it. */
export async function appendVersion(trx: Trx, author: Author, document: Document, content: Content): Promise<Document> {
  const before = { versionNumber: document.versionNumber }
  await writeVersion(trx, author, document, content)
  const { name, versionNumber } = document
  const after = { name, versionNumber, size: content.size, comment: content.comment }
  await auditDocument(trx, author, document, { action: 'document.version_added', before, after })
  await notifyTeamOfVersion(trx, author, document)
  return document
}

/** The document as it is now, when it is still in the matter and not in the trash. */
export async function currentDocument(trx: Trx, matter: Matter, id: number): Promise<Document> {
  const document = await Document.findIn({ id: matter.workspaceId }, id, trx)
  if (document.matterId !== matter.id || document.trashed) throw new NotFound('documents')
  return document
}

/** A new version of the file of a document. */
export class AddVersion {
  /** Two at once both become versions, one after the other. Throws DocumentProblem without room. */
  async handle(
    author: Author,
    { matter, document }: { matter: Matter; document: Document },
    { path, name: _, ...received }: ReceivedDocument,
    note: VersionNote,
    within?: Within
  ): Promise<Document> {
    const storageKey = await storeFile(matter.workspaceId, path)
    try {
      return await db.transaction(async (trx) => {
        await lockWritableMatter(trx, matter)
        await occupy(trx, matter.workspaceId, received.size)
        const current = await currentDocument(trx, matter, document.id)
        await appendVersion(trx, author, current, { ...received, ...note, storageKey })
        await within?.(trx)
        return current
      })
    } catch (error) {
      await dropFiles([storageKey])
      throw error
    }
  }
}

/** Makes the content of an old version the one of now: a new version, so that nothing of the history is lost. It takes no further room. */
export class RestoreVersion {
  async handle(author: Author, matter: Matter, document: Document, number: number): Promise<Document> {
    return db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const current = await currentDocument(trx, matter, document.id)
      const old = await DocumentVersion.in({ id: matter.workspaceId }, trx)
        .where({ documentId: current.id, number })
        .firstOrFail()
      const { storageKey, sha256, size, mime, kind, originalName, scanned } = old
      const content = {
        storageKey,
        sha256,
        size: Number(size),
        mime,
        kind,
        originalName,
        scanned,
        restoredFrom: number,
      }
      await writeVersion(trx, author, current, { ...content, comment: null, origin: 'firm' })
      const after = { name: current.name, versionNumber: current.versionNumber, restoredFrom: number }
      await auditDocument(trx, author, current, { action: 'document.version_restored', after })
      return current
    })
  }
}
