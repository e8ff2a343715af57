import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { DocumentProblem } from '#app/documents/document_problem'
import { sentName, displayName } from '#app/documents/names/display_name'
import { scanFile } from '#app/documents/scanning/scan_file'
import { pictureFault } from './check_picture.js'
import { assertSize, isMedia } from './size_limit.js'
import { kindOf, runs, type DocumentKind } from './kinds.js'
import { sniff } from './sniff.js'

/** A file that arrived whole, was found harmless and waits on the disk to be kept. */
export interface ReceivedDocument {
  path: string
  size: number
  sha256: string
  mime: string
  kind: DocumentKind
  /** As it is kept and shown. */
  name: string
  /** As it was sent. */
  originalName: string
  /** Whether a scanner has looked at it. */
  scanned: boolean
}

/**
 * Looks at a file that arrived: how large it is, what it is by its content, and whether it may be kept. Throws DocumentProblem when it may not;
 * the file is left where it is.
 */
export async function inspectFile(path: string, said: string): Promise<ReceivedDocument> {
  const name = displayName(said)
  if (name === null) throw new DocumentProblem('name')
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    if (size === 0) throw new DocumentProblem('empty', { name })
    const { mime, isBomb, text } = await sniff(file, path, said)
    assertSize(name, size, isMedia(mime))
    if (isBomb) throw new DocumentProblem('bomb', { name })
    if (runs(mime, said)) throw new DocumentProblem('program', { name })
    if (mime === 'application/xml' && /<!ENTITY/i.test(text ?? '')) throw new DocumentProblem('entities', { name })
    const fault = await pictureFault(path, mime)
    if (fault) throw new DocumentProblem(fault, { name })
    const sha256 = await fingerprint(file)
    const scanned = await scanFile(path, name)
    return { path, size, sha256, mime, kind: kindOf(mime), name, originalName: sentName(said), scanned }
  } finally {
    await file.close()
  }
}

/** SHA-256 in hexadecimal; afterwards the file is on the disk and not only in memory. */
async function fingerprint(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) hash.update(chunk as Buffer)
  await file.sync()
  return hash.digest('hex')
}
