import { readCfdi, type Cfdi } from '../extraction/cfdi.js'
import { decodeText } from '../extraction/decode_text.js'
import { ReadingFault, type EmptyReason } from '../extraction/fault.js'
import { kindOf, type FileKind } from '../extraction/kind_of.js'
import { LIMITS } from '../extraction/limits.js'
import { readMail, type ReadMail } from '../extraction/mail.js'
import { tidy } from '../extraction/text_part.js'
import { refuseEntities } from '../extraction/xml.js'
import { docxPage } from './docx_page.js'
import { prettyXml } from './pretty_xml.js'
import { sanitise, type SafeHtml } from './sanitise.js'
import { csvTable, sheetTables, type PreviewTable } from './tables.js'

/** What a page shows of a file: drawn from its own bytes (`pdf`, `picture`, `audio`, `video`), or from what is said here. */
export type Preview =
  | { kind: 'pdf' | 'picture' | 'audio' | 'video' }
  | ({ kind: 'page' } & SafeHtml)
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'tables'; tables: PreviewTable[] }
  | { kind: 'mail'; mail: Omit<ReadMail, 'html'>; body: SafeHtml | null }
  | { kind: 'invoice'; invoice: Cfdi }
  | { kind: 'none'; reason: EmptyReason }

type Show = (bytes: Buffer) => Promise<Preview> | Preview

const SHOWN: Partial<Record<FileKind, Show>> = {
  pdf: () => ({ kind: 'pdf' }),
  picture: () => ({ kind: 'picture' }),
  audio: () => ({ kind: 'audio' }),
  video: () => ({ kind: 'video' }),
  docx: async (bytes) => ({ kind: 'page', ...(await docxPage(bytes)) }),
  html: (bytes) => ({ kind: 'page', ...sanitise(decodeText(bytes)) }),
  xlsx: async (bytes) => ({ kind: 'tables', tables: await sheetTables(bytes) }),
  csv: (bytes) => csvPreview(bytes),
  mail: (bytes) => mailPreview(bytes),
  xml: (bytes) => xmlPreview(bytes),
  text: (bytes) => textPreview(decodeText(bytes)),
  markdown: (bytes) => textPreview(decodeText(bytes)),
  legacyOffice: () => ({ kind: 'none', reason: 'legacyOffice' }),
}

/** The preview of a file. Throws ReadingFault; made to run where its time and memory are bounded. */
export async function previewOf(bytes: Buffer, name: string): Promise<Preview> {
  if (bytes.length === 0) return { kind: 'none', reason: 'empty' }
  if (bytes.length > LIMITS.fileBytes) throw new ReadingFault('tooLarge')
  const kind = kindOf(bytes, name)
  if (kind === 'sealedOffice') throw new ReadingFault('encrypted')
  return SHOWN[kind]?.(bytes) ?? { kind: 'none', reason: 'unsupported' }
}

function textPreview(text: string): Preview {
  const isCut = text.length > LIMITS.previewCharacters
  return { kind: 'text', text: tidy(text.slice(0, LIMITS.previewCharacters)), isCut }
}

function csvPreview(bytes: Buffer): Preview {
  const table = csvTable(bytes)
  return table ? { kind: 'tables', tables: [table] } : textPreview(decodeText(bytes))
}

async function mailPreview(bytes: Buffer): Promise<Preview> {
  const { html, ...mail } = await readMail(bytes)
  const text = tidy(mail.text.slice(0, LIMITS.previewCharacters))
  return { kind: 'mail', mail: { ...mail, text }, body: html ? sanitise(html) : null }
}

/** An invoice as one reads it; other XML in lines, and as it is when it is not well formed. */
function xmlPreview(bytes: Buffer): Preview {
  const text = refuseEntities(bytes)
  try {
    const invoice = readCfdi(bytes)
    return invoice ? { kind: 'invoice', invoice } : textPreview(prettyXml(text))
  } catch {
    return textPreview(text)
  }
}
