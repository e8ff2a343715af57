import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { AddVersion } from '#app/documents/actions/add_version'
import { StoreDocument } from '#app/documents/actions/store_document'
import { DocumentProblem } from '#app/documents/document_problem'
import DocumentUpload from '#app/documents/models/document_upload'
import { findDocuments } from '#app/documents/queries/find_items'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import type Matter from '#app/matters/models/matter'
import { forgetUpload, uploadPath } from './upload_files.js'

/**
 * Keeps an upload whose last byte arrived, once: the upload is finished in the transaction that writes the document. May be called again after
 * any interruption. Throws DocumentProblem for what may not be kept; then the upload is gone.
 */
export async function finishUpload(author: Author, matter: Matter, upload: DocumentUpload): Promise<void> {
  try {
    await keep(author, matter, upload)
    await forgetUpload(upload.key)
  } catch (error) {
    if (error instanceof errors.E_ROW_NOT_FOUND && error.model === DocumentUpload) return
    if (error instanceof DocumentProblem) await abandonUpload(upload)
    throw error
  }
}

/** Gives an upload up, with what arrived of it. */
export async function abandonUpload(upload: DocumentUpload): Promise<void> {
  await forgetUpload(upload.key)
  await upload.delete()
}

async function keep(author: Author, matter: Matter, upload: DocumentUpload): Promise<void> {
  const received = await inspectFile(uploadPath(upload.key), upload.name)
  const { folderId, path, comment, onConflict, documentId } = upload
  const done = (trx: TransactionClientContract, id: number) => linkDocument(trx, upload, id)
  if (documentId === null) {
    const placed = { folderId, path, comment, onConflict }
    await new StoreDocument().handle(author, matter, received, placed, (trx, { id }) => done(trx, id))
    return
  }
  const [document] = await findDocuments(matter, [documentId])
  const note = { comment, origin: 'firm' as const }
  await new AddVersion().handle(author, { matter, document: document! }, received, note, (trx) => done(trx, documentId))
}

/** Throws when another request finished the upload first, whose document stands: what this one wrote is undone. */
async function linkDocument(
  trx: TransactionClientContract,
  { id, workspaceId }: DocumentUpload,
  madeDocumentId: number
) {
  const current = await DocumentUpload.in({ id: workspaceId }, trx)
    .where({ id, state: 'open' })
    .forUpdate()
    .firstOrFail()
  await current.merge({ state: 'finished', madeDocumentId }).save()
}
