import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import type Document from '#app/documents/models/document'
import DocumentVersion from '#app/documents/models/document_version'

const of = ({ id, workspaceId }: Document, trx?: TransactionClientContract) =>
  DocumentVersion.in({ id: workspaceId }, trx).where('documentId', id)

/** The version that a document has now. */
export function currentVersion(document: Document, trx?: TransactionClientContract): Promise<DocumentVersion> {
  return of(document, trx).where('number', document.versionNumber).firstOrFail()
}

/** A version of a document by its number; without one, the version of now. Throws NotFound. */
export async function findVersion(document: Document, number?: number | string): Promise<DocumentVersion> {
  if (number === undefined) return currentVersion(document)
  const wanted = /^\d{1,9}$/.test(String(number)) ? Number(number) : 0
  const version = await of(document).where('number', wanted).first()
  if (!version) throw new NotFound('document_versions')
  return version
}

/** All versions of a document, newest first, with who uploaded each. */
export function listVersions(document: Document): Promise<DocumentVersion[]> {
  return of(document)
    .preload('uploadedBy', (user) => void user.select('id', 'name'))
    .orderBy('number', 'desc')
}
