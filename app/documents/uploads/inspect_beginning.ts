import { open } from 'node:fs/promises'
import documents from '#config/documents'
import { assertSize, isMedia } from '#app/documents/receiving/size_limit'
import { HEAD_BYTES, sniff } from '#app/documents/receiving/sniff'
import type DocumentUpload from '#app/documents/models/document_upload'
import { uploadPath } from './upload_files.js'

/**
 * Looks at the beginning of an upload that is only taken because it calls itself a recording, as soon as enough of it has come, and
 * with each part again: one that was interrupted is not answered. Throws DocumentProblem when it is something else.
 */
export async function inspectBeginning({ key, name, size }: DocumentUpload, received: number): Promise<void> {
  if (Number(size) <= documents.mostBytes || received < HEAD_BYTES) return
  const path = uploadPath(key)
  const file = await open(path)
  try {
    const { mime } = await sniff(file, path, name)
    assertSize(name, Number(size), isMedia(mime))
  } finally {
    await file.close()
  }
}
