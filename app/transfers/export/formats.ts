import { csvLine } from '#app/core/text/csv'
import type { ArchiveRow } from './read_table.js'

/** Spreadsheets take a file for UTF-8 when it begins so. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A JSON list with one row in each line, so that it can be read row by row. */
export async function* asJsonLines(rows: AsyncIterable<ArchiveRow>) {
  let between = '[\n'
  for await (const row of rows) {
    yield between + JSON.stringify(row)
    between = ',\n'
  }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

/** The same for spreadsheets; what would be run as a formula is kept as text. */
export async function* asCsv(columns: string[], rows: AsyncIterable<ArchiveRow>) {
  yield BYTE_ORDER_MARK + csvLine(columns)
  for await (const row of rows) yield csvLine(columns.map((name) => row[name]))
}
