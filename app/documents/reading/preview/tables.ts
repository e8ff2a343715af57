import { parse } from 'csv-parse/sync'
import { decodeText } from '../extraction/decode_text.js'
import { LIMITS } from '../extraction/limits.js'
import { xlsxSheets } from '../extraction/xlsx_sheets.js'

/** The beginning of a table. `totalRows` is null where the rest was not read. */
export interface PreviewTable {
  name: string
  rows: string[][]
  totalRows: number | null
  totalColumns: number
}

const CELL = 2_000
const CSV_BYTES = 2_000_000

function tableOf(name: string, rows: string[][], totalRows: number | null): PreviewTable {
  const totalColumns = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const shown = rows
    .slice(0, LIMITS.previewRows)
    .map((row) => row.slice(0, LIMITS.previewColumns).map((cell) => cell.slice(0, CELL).toWellFormed()))
  return { name, rows: shown, totalRows, totalColumns }
}

/** The sheets of a workbook, each from its beginning. */
export async function sheetTables(bytes: Buffer): Promise<PreviewTable[]> {
  const sheets = await xlsxSheets(bytes)
  return sheets.map(({ name, rows }) => tableOf(name, rows, rows.length))
}

/** A text of values as a table, by the separator that its first line has most of. Null when it cannot be read as one. */
export function csvTable(bytes: Buffer): PreviewTable | null {
  const isWhole = bytes.length <= CSV_BYTES
  const text = decodeText(bytes.subarray(0, CSV_BYTES))
  const delimiter = separatorOf(text.slice(0, text.indexOf('\n') + 1 || undefined))
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: isWhole ? undefined : LIMITS.previewRows,
      max_record_size: 200_000,
    })
    return tableOf('', rows, isWhole ? rows.length : null)
  } catch {
    return null
  }
}

function separatorOf(line: string): string {
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: line.split(mark).length }))
  return counted.sort((a, b) => b.count - a.count)[0]!.mark
}
