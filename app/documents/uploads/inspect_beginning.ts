import { open } from 'node:fs/promises'
import documents from '#config/documents'
import { assertSize, isMedia } from '#app/documents/receiving/size_limit'
import { HEAD_BYTES, sniff } from '#app/documents/receiving/sniff'
import type DocumentUpload from '#app/documents/models/document_upload'
import { uploadPath } from './upload_files.js'

/**
 * Looks at the beginning of an upload that is only taken because it calls itself a recording, once enough of it has come and before the rest
 * does. Throws DocumentProblem when it is something else.
 */
export async function inspectBeginning({ key, name, size }: DocumentUpload, from: number, to: number): Promise<void> {
  if (Number(size) <= documents.mostBytes || from >= HEAD_BYTES || to < HEAD_BYTES) return
  const path = uploadPath(key)
  const file = await open(path)
  try {
    const { mime } = await sniff(file, path, name)
    assertSize(name, Number(size), isMedia(mime))
  } finally {
    await file.close()
  }
}
