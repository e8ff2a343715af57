import { RecordRejected } from '#sources/contract/contract'
import { paragraphsOf } from '#sources/text/plain_text'
import { reflowed } from '../reflow.js'
import { kindOfFile } from './kind_of_file.js'
import { withoutFurniture } from './page_furniture.js'
import { pdfPages } from './pdf_pages.js'
import type { Row } from './pdf_rows.js'
import { pagesOfPictures, withPicturePages, withPictures } from './picture.js'
import { paragraphsOfRows } from './row_paragraphs.js'
import { wordParagraphs } from './word_text.js'

const MAX_CHARACTERS = 8_000_000

/** What a file says. */
export interface FileText {
  /** Its paragraphs. */
  lines: string[]
  /** Of a PDF, what each page says without its header and footer. */
  pages?: string[]
}

/** The text of a file, by what it is and not by its name, with the pages of a PDF. Throws `RecordRejected` `unreadableFile`. */
export async function textOfFile(bytes: Uint8Array): Promise<FileText> {
  const { lines: raw, pages } = await read(bytes)
  const said = withPictures(tidied(raw))
  const lines = pages ? withPicturePages(said, pagesOfPictures(said, pages)) : said
  const characters = lines.reduce((sum, line) => sum + line.length, 0)
  if (characters > MAX_CHARACTERS) throw new RecordRejected('unreadableFile', 'tooLong')
  if (!lines.some((line) => /\p{L}{3}/u.test(line))) throw new RecordRejected('unreadableFile', 'scan')
  return { lines, ...(pages && { pages }) }
}

async function read(bytes: Uint8Array): Promise<FileText> {
  switch (kindOfFile(bytes)) {
    case 'word':
      return { lines: wordParagraphs(bytes) }
    case 'zip': {
      // Its packages are large, and few processes read such a file.
      const { docxParagraphs } = await import('./docx_text.js')
      return { lines: reflowed(await docxParagraphs(bytes)) }
    }
    case 'pdf':
      return textOfRows(withoutFurniture(await pdfPages(bytes)))
    case 'text':
      return { lines: reflowed(decoded(bytes).split(/\r\n?|\n/)) }
    case 'html':
      throw new RecordRejected('unreadableFile', 'html')
    case 'other':
      throw new RecordRejected('unreadableFile', 'corrupted')
    case 'empty':
      throw new RecordRejected('unreadableFile', 'empty')
  }
}

function textOfRows(pages: Row[][]): FileText {
  return { lines: paragraphsOfRows(pages), pages: pages.map((rows) => rows.map(({ text }) => text).join(' ')) }
}

/** Old texts are windows-1252; what is no UTF-8 is taken for that. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A word and its number that a file parts among two lines. */
const PARTED =
  /(^|\n)(art[íi]culo|cap[íi]tulo|t[íi]tulo|secci[óo]n)[^\S\n]*\n(?=[^\S\n]*(?:\d|[IVXL]+[^\S\n]*(?:\n|$)))/giu

/** Without blank lines or markup; signs that only look like markup are hidden from who takes it away. */
function tidied(lines: string[]): string[] {
  return paragraphsOf(lines.join('\n').replace(PARTED, '$1$2 ').replaceAll('<', '\u2039')).map((line) =>
    line.replaceAll('\u2039', '<')
  )
}
