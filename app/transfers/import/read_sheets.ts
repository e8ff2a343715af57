import { readCsvSheet } from './read_csv.js'
import { readWorkbook } from './read_workbook.js'
import { tidied, UnreadableFile, type Sheet } from './sheets.js'

const ZIP = Buffer.from('504b0304', 'hex')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Bytes that no text has: then it is no CSV, whatever it is called. UTF-16 has zeros and says so at its beginning. */
function isBinary(bytes: Buffer): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isUtf16 && bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}

/** Reads a spreadsheet, by what is in it and not by its name: XLSX, or CSV in any usual encoding. Throws UnreadableFile. */
export async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (bytes.subarray(0, 8).equals(COMPOUND)) throw new UnreadableFile('old_excel')
  if (bytes.subarray(0, 4).equals(ZIP)) return tidied(await readWorkbook(bytes))
  if (isBinary(bytes)) throw new UnreadableFile('kind')
  return tidied([readCsvSheet(bytes)])
}
