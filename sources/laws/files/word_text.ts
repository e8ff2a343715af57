import WordExtractor from 'word-extractor'
import { RecordRejected } from '#sources/contract'
import { CELL } from './pdf_rows.js'

const FIELD = /\u0013[^\u0013-\u0015]*\u0014?|\u0015/g

/** Its types leave out that quotation marks and dashes can be had as they are written. */
interface Unfiltered {
  getBody(options: { filterUnicode: boolean }): string
}

/** The paragraphs of a Word 97–2003 document; the cells of a row of a table stand on one line. Throws `RecordRejected` `unreadableFile`. */
export async function wordParagraphs(bytes: Uint8Array): Promise<string[]> {
  const document: Unfiltered = await new WordExtractor().extract(Buffer.from(bytes)).catch(() => {
    throw new RecordRejected('unreadableFile', 'corrupted')
  })
  return document
    .getBody({ filterUnicode: false })
    .replace(FIELD, '')
    .split(/[\n\r\u000b\u000c]/)
    .map((line) => line.replace(/^\t+|\t+$/g, ''))
    .map((line) => (isRow(line) ? line.split(/\t+/).join(CELL) : line))
}

/** A tabulator after the number of a fraction makes no table. */
function isRow(line: string): boolean {
  const cells = line.split(/\t+/)
  return (
    cells.length > 2 || (cells.length === 2 && !/^(?:art[íi]culo\s+)?[\w.ºo-]{1,12}[.)-]*$/iu.test(cells[0].trim()))
  )
}
