import { xmlText } from './cfdi.js'
import { decodeText } from './decode_text.js'
import { docxText } from './docx_text.js'
import type { EmptyReason } from './fault.js'
import { ReadingFault } from './fault.js'
import { htmlText } from './html_text.js'
import { kindOf, type FileKind } from './kind_of.js'
import { LIMITS } from './limits.js'
import { mailText } from './mail.js'
import { pdfText } from './pdf_text.js'
import { inPieces, withinLimits, type TextPart } from './text_part.js'
import { xlsxText } from './xlsx_sheets.js'

/** The text of a file, or why it has none. `isCut`: there is more of it than is kept. */
export type ReadText = { state: 'done'; parts: TextPart[]; isCut: boolean } | { state: 'none'; reason: EmptyReason }

const EMPTY_REASONS: Partial<Record<FileKind, EmptyReason>> = {
  picture: 'picture',
  audio: 'media',
  video: 'media',
  legacyOffice: 'legacyOffice',
  other: 'unsupported',
}

/** Reads the text of a file. Throws ReadingFault; made to run where its time and memory are bounded. */
export async function readText(bytes: Buffer, name: string): Promise<ReadText> {
  if (bytes.length === 0) return { state: 'none', reason: 'empty' }
  if (bytes.length > LIMITS.fileBytes) throw new ReadingFault('tooLarge')
  const kind = kindOf(bytes, name)
  if (kind === 'sealedOffice') throw new ReadingFault('encrypted')
  const reason = EMPTY_REASONS[kind]
  if (reason) return { state: 'none', reason }
  if (kind === 'pdf') return readPdf(bytes)
  return answer(await partsOf(kind, bytes), false, 'empty')
}

async function readPdf(bytes: Buffer): Promise<ReadText> {
  const { parts, isCut } = await pdfText(bytes)
  return answer(parts, isCut, 'scanned')
}

async function partsOf(kind: FileKind, bytes: Buffer): Promise<TextPart[]> {
  if (kind === 'docx') return docxText(bytes)
  if (kind === 'xlsx') return xlsxText(bytes)
  if (kind === 'mail') return mailText(bytes)
  if (kind === 'html') return plainParts(htmlText(decodeText(bytes)))
  if (kind === 'xml') return plainParts(xmlText(bytes))
  return plainParts(decodeText(bytes))
}

const plainParts = (text: string): TextPart[] =>
  inPieces(text).map((piece, index) => ({ kind: 'part', number: index + 1, label: null, text: piece }))

function answer(found: TextPart[], wasCut: boolean, otherwise: EmptyReason): ReadText {
  const { parts, isCut } = withinLimits(found)
  return parts.length ? { state: 'done', parts, isCut: isCut || wasCut } : { state: 'none', reason: otherwise }
}
