/** What a file is by its first bytes, whatever it is called. */
export type FileKind = 'word' | 'zip' | 'pdf' | 'html' | 'text' | 'empty' | 'other'

const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const SAMPLE = 2_048

/** Tells files apart by their signatures. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (!bytes.length) return 'empty'
  if (startsWith(bytes, OLE)) return 'word'
  if (startsWith(bytes, ZIP)) return 'zip'
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SAMPLE)).toString('latin1')
  if (/^[\s\S]{0,1024}%PDF-\d/.test(head) && head.indexOf('%PDF-') < 1_024) return 'pdf'
  if (/<(?:!doctype html|html|head|body|title|script)\b/i.test(head)) return 'html'
  return /^\{\\rtf/.test(head) || head.includes('\0') ? 'other' : 'text'
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte)
}
