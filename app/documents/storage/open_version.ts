import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type DocumentVersion from '#app/documents/models/document_version'
import { openFile } from './stored_files.js'

type Kept = Pick<DocumentVersion, 'storageKey' | 'size'>

/** The content of a version, or a part of it with both ends included; null when its file is not kept here. */
export async function openVersion(
  { storageKey, size }: Kept,
  part?: { start: number; end: number }
): Promise<{ stream: Readable; size: number } | null> {
  const stream = await openFile(storageKey, part)
  return stream && { stream, size: Number(size) }
}

/** The bytes of a version, when there are not more than `most`; null when its file is not kept here. */
export async function readVersion(version: Kept, most = 50 * 1_048_576): Promise<Buffer | 'tooLarge' | null> {
  if (Number(version.size) > most) return 'tooLarge'
  const opened = await openVersion(version)
  return opened && buffer(opened.stream)
}
