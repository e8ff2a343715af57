import { decodeText, looksLikeText } from './decode_text.js'

/** What a file is, by its content first and its name where the content leaves it open. */
export type FileKind =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'mail'
  | 'csv'
  | 'markdown'
  | 'text'
  | 'html'
  | 'xml'
  | 'picture'
  | 'audio'
  | 'video'
  | 'legacyOffice'
  | 'sealedOffice'
  | 'other'

const ascii = (bytes: Buffer, from: number, text: string) => bytes.toString('latin1', from, from + text.length) === text
const hex = (bytes: Buffer, text: string) => bytes.subarray(0, text.length / 2).toString('hex') === text

/** UTF-16 text in the directory of an OLE file that holds an encrypted Office document. */
const SEALED = Buffer.from('EncryptedPackage', 'utf16le')

const SIGNATURES: [FileKind, (bytes: Buffer) => boolean][] = [
  ['pdf', (bytes) => bytes.subarray(0, 1_024).includes('%PDF-')],
  ['sealedOffice', (bytes) => hex(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(SEALED)],
  ['legacyOffice', (bytes) => hex(bytes, 'd0cf11e0a1b11ae1')],
  ['picture', (bytes) => hex(bytes, 'ffd8ff') || hex(bytes, '89504e470d0a1a0a') || ascii(bytes, 0, 'GIF8')],
  ['picture', (bytes) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')],
  ['picture', (bytes) => hex(bytes, '49492a00') || hex(bytes, '4d4d002a')],
  ['picture', (bytes) => ascii(bytes, 4, 'ftyp') && /^(avif|heic|heix|mif1)/.test(bytes.toString('latin1', 8, 12))],
  ['audio', (bytes) => ascii(bytes, 0, 'ID3') || ascii(bytes, 0, 'OggS') || ascii(bytes, 0, 'fLaC')],
  ['audio', (bytes) => (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WAVE')) || isMp3Frame(bytes)],
  ['audio', (bytes) => ascii(bytes, 4, 'ftypM4A')],
  ['video', (bytes) => ascii(bytes, 4, 'ftyp') || hex(bytes, '1a45dfa3')],
]

function isMp3Frame(bytes: Buffer): boolean {
  return bytes[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(bytes[1] ?? 0)
}

/** The kind of a file. `name` is the name that a person gave it; it never makes bytes something that they are not. */
export function kindOf(bytes: Buffer, name: string): FileKind {
  if (ascii(bytes, 0, 'PK')) return kindOfArchive(bytes, name)
  const found = SIGNATURES.find(([, fits]) => fits(bytes))
  if (found) return found[0]
  return looksLikeText(bytes) ? kindOfText(bytes, name) : 'other'
}

/** Names of the files in an archive stand in it uncompressed; one that was cut off has lost them, and is broken as what it is called. */
function kindOfArchive(bytes: Buffer, name: string): FileKind {
  if (bytes.includes('word/document.xml') || bytes.includes('word/document2.xml')) return 'docx'
  if (bytes.includes('xl/workbook.xml')) return 'xlsx'
  const [, extension] = /\.(docx|xlsx)$/i.exec(name) ?? []
  return (extension?.toLowerCase() as 'docx' | 'xlsx' | undefined) ?? 'other'
}

const HEADER = /^(received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|x-[\w-]+):/i

function kindOfText(bytes: Buffer, name: string): FileKind {
  const start = decodeText(bytes.subarray(0, 4_096))
    .replace(/^\uFEFF/, '')
    .trimStart()
  const extension = name.toLowerCase().split('.').at(-1)!
  if (/^<!doctype html|^<html[\s>]/i.test(start)) return 'html'
  if (/^<\?xml|^<[a-z][\w.-]*:[\w.-]+[\s>]/i.test(start)) return /\.x?html?$/i.test(name) ? 'html' : 'xml'
  if (extension === 'eml' || (HEADER.test(start) && /^(from|to|subject|date):/im.test(start) && isMail(start)))
    return 'mail'
  if (['html', 'htm', 'xhtml', 'svg'].includes(extension)) return extension === 'svg' ? 'xml' : 'html'
  if (extension === 'xml') return 'xml'
  if (['csv', 'tsv'].includes(extension)) return 'csv'
  return ['md', 'markdown'].includes(extension) ? 'markdown' : 'text'
}

const isMail = (start: string) => /^(mime-version|message-id|received):/im.test(start)
