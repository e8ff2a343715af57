import type { FileHandle } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { lookIntoZip } from './look_into_zip.js'
import { sniffCompound } from './sniff_compound.js'
import { sniffText, textIn } from './sniff_text.js'

/** Bytes of the beginning that are looked at. */
export const HEAD_BYTES = 65_536
/** file-type reads no further for what is asked of it. */
const SIGNATURE_BYTES = 4_100

/** What a file is by its content. */
export interface Sniffed {
  mime: string
  isBomb: boolean
  /** The beginning of its text, when it is one. */
  text: string | null
}

const ZIP = Buffer.from('504b0304', 'hex')
const EMPTY_ZIP = Buffer.from('504b0506', 'hex')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const found = (mime: string, text: string | null = null): Sniffed => ({ mime, isBomb: false, text })

/** Says what an open file is. The name decides nothing but which kind of plain text it is. */
export async function sniff(file: FileHandle, path: string, name: string): Promise<Sniffed> {
  const { size } = await file.stat()
  const buffer = Buffer.alloc(Math.min(size, HEAD_BYTES))
  await file.read(buffer, 0, buffer.length, 0)
  if (startsWith(buffer, ZIP) || startsWith(buffer, EMPTY_ZIP))
    return { ...(await lookIntoZip(path, size)), text: null }
  if (startsWith(buffer, COMPOUND) && size >= 512) return found(await sniffCompound(file, buffer))
  if (buffer.subarray(0, 1_024).includes('%PDF-')) return found('application/pdf')
  const text = textIn(buffer)
  if (text !== null) return found(sniffText(text, name), text)
  const known = await fileTypeFromBuffer(buffer.subarray(0, SIGNATURE_BYTES)).catch(() => undefined)
  return found(known?.mime.split(';')[0]!.toLowerCase() ?? 'application/octet-stream')
}

const startsWith = (buffer: Buffer, signature: Buffer) => buffer.subarray(0, signature.length).equals(signature)
