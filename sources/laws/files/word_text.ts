import { RecordRejected } from '#sources/contract/contract'
import { CELL } from './pdf_rows.js'
import { textOfWord } from './word/text_of_word.js'

/** The paragraphs of a Word 97–2003 document; the cells of a row of a table stand on one line. Throws `RecordRejected` `unreadableFile`. */
export function wordParagraphs(bytes: Uint8Array): string[] {
  return paragraphsIn(bytes)
    .map((line) => line.replace(/^\t+|\t+$/g, ''))
    .map((line) => (isRow(line) ? line.split(/\t+/).join(CELL) : line))
}

function paragraphsIn(bytes: Uint8Array): string[] {
  try {
    return textOfWord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).split('\n')
  } catch (error) {
    throw error instanceof RecordRejected ? error : new RecordRejected('unreadableFile', 'corrupted')
  }
}

/** A tabulator after the number of a fraction makes no table. */
function isRow(line: string): boolean {
  const cells = line.split(/\t+/)
  return (
    cells.length > 2 || (cells.length === 2 && !/^(?:art[íi]culo\s+)?[\w.ºo-]{1,12}[.)-]*$/iu.test(cells[0].trim()))
  )
}
