import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import type Document from '#app/documents/models/document'
import DocumentVersion from '#app/documents/models/document_version'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'

/** What is said of a version beside its content. */
export interface VersionNote {
  comment: string | null
  origin: 'firm' | 'client'
}

type Content = Omit<ReceivedDocument, 'path' | 'name'> & { storageKey: string; restoredFrom?: number }

/** Adds a version to a document that the transaction holds, and makes it the one of now. */
export async function writeVersion(
  trx: TransactionClientContract,
  author: Author,
  document: Document,
  { comment, origin, ...content }: Content & VersionNote
): Promise<DocumentVersion> {
  const { id: documentId, workspaceId, matterId } = document
  const number = document.versionNumber + 1
  const version = await DocumentVersion.create(
    { ...content, comment, origin, documentId, workspaceId, matterId, number, uploadedById: author.userId },
    { client: trx }
  )
  const { size, mime, kind } = content
  document.merge({ currentVersionId: version.id, versionNumber: number, size, mime, kind })
  await document.merge({ version: document.version + 1 }).save()
  return version
}
