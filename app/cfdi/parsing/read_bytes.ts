import { CfdiFault } from './fault.js'

/** What a CFDI may weigh, in bytes. The SAT itself takes some tenths of that. */
export const MAX_BYTES = 10 * 1_048_576

const startsWith = (bytes: Buffer, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

/** What a file is by its first bytes, when it is certainly no text. */
function foreignKind(bytes: Buffer): 'pdf' | 'zip' | 'picture' | null {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff)) return 'picture'
  return null
}

/** UTF-32, with its mark or without. */
const isWidest = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xfe, 0x00, 0x00) ||
  startsWith(bytes, 0x3c, 0x00, 0x00, 0x00) ||
  startsWith(bytes, 0x00, 0x00)

/** UTF-16, with its mark or without. */
const isWide = (bytes: Buffer) =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  startsWith(bytes, 0x3c, 0x00) ||
  startsWith(bytes, 0x00, 0x3c)

/** A first byte that no text begins with, but for the mark of UTF-8. */
const isNoText = ([first = 0]: Buffer) =>
  (first >= 0x80 && first !== 0xef) || (first < 0x20 && !/\s/.test(String.fromCharCode(first)))

/** The encoding that the first line declares. */
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/

/**
 * The text of a file that should hold a CFDI: UTF-8, with its mark or without (Anexo 20 asks for it). Throws CfdiFault for what is empty, too large, something else than XML or written in
 * another encoding. Nothing of it is parsed yet.
 */
export function readBytes(bytes: Buffer): string {
  if (bytes.length > MAX_BYTES) throw new CfdiFault('too_large')
  if (bytes.length === 0) throw new CfdiFault('empty')
  const kind = foreignKind(bytes)
  if (kind) throw new CfdiFault(kind)
  if (isWidest(bytes)) throw new CfdiFault('encoding', { encoding: 'UTF-32' })
  if (isWide(bytes)) throw new CfdiFault('encoding', { encoding: 'UTF-16' })
  if (isNoText(bytes)) throw new CfdiFault('not_xml')
  const [, declared = 'UTF-8'] = DECLARED.exec(bytes.subarray(0, 300).toString('latin1').replace(/^ï»¿/, '')) ?? []
  if (!/^utf-?8$/i.test(declared)) throw new CfdiFault('encoding_declared', { encoding: declared })
  const text = decoded(bytes)
  if (text.trim() === '') throw new CfdiFault('empty')
  if (/^\s*(<!doctype\s+html|<html)/i.test(text.slice(0, 500))) throw new CfdiFault('html')
  if (!text.trimStart().startsWith('<')) throw new CfdiFault('not_xml')
  return text
}

/** The mark of UTF-8 is taken away. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CfdiFault('encoding_broken')
  }
}
