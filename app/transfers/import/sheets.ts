import { FieldProblem } from '#app/core/errors/field_problem'
import { textOfCell } from '#app/core/text/csv'
import type { SheetRows, SpreadsheetFault } from '#app/documents/reading/extraction/spreadsheet'

/** A sheet of a file. Its first row is the headings. */
export type Sheet = SheetRows

/** What an import takes: bytes of a file, rows and columns of a sheet, cells of all sheets, characters of a cell. */
export const LIMITS = { bytes: 20 * 1_048_576, rows: 20_000, columns: 100, cells: 600_000, cell: 10_000 }

/** Why a file cannot be read: `transfers.file.<fault>`. */
export class UnreadableFile extends FieldProblem {
  constructor(readonly fault: SpreadsheetFault | 'old_excel' | 'empty' | 'slow' | 'file_missing' | 'too_large') {
    super('file', `transfers.file.${fault}`)
  }
}

/** Sheets with something in them, without empty rows and columns at their ends; what spreadsheets put before a text that looks like a formula is taken off. */
export function tidied(sheets: Sheet[]): Sheet[] {
  const filled = sheets
    .map(({ name, rows }) => ({
      name,
      rows: rows.map(tidyRow).filter(({ cells }) => cells.some((cell) => cell !== '')),
    }))
    .filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new UnreadableFile('empty')
  for (const { rows } of filled) {
    if (rows.length > LIMITS.rows + 1) throw new UnreadableFile('rows')
    if (rows.some(({ cells }) => cells.length > LIMITS.columns)) throw new UnreadableFile('columns')
  }
  return filled
}

function tidyRow({ line, cells }: Sheet['rows'][number]) {
  const tidy = cells.map((cell) => textOfCell(cell.slice(0, LIMITS.cell).trim()))
  while (tidy.at(-1) === '') tidy.pop()
  return { line, cells: tidy }
}
