import { parse } from 'csv-parse/sync'
import { decodeText } from './decode_text.js'
import { ReadingFault } from './fault.js'
import { fillMerged } from './merged_cells.js'
import { xlsxSheets } from './xlsx_sheets.js'

/** A sheet of a file: its rows as text, each with the number of its line, from 1. */
export interface SheetRows {
  name: string
  rows: { line: number; cells: string[] }[]
}

/** How much of a spreadsheet is taken. What is larger is refused, not cut. */
export interface SpreadsheetLimits {
  /** Of each sheet. */
  rows: number
  columns: number
  /** Of all sheets together. */
  cells: number
}

/** Which limit a spreadsheet exceeds, or what it is instead of one. */
export type SpreadsheetFault = 'rows' | 'columns' | 'cells' | 'bomb' | 'broken' | 'kind'

const MAX_RECORD_LENGTH = 1_048_576

/** Reads XLSX, or CSV in any usual encoding, within limits; made to run where its time and memory are bounded. */
export async function spreadsheetOf(
  bytes: Buffer,
  limits: SpreadsheetLimits & { kind: 'xlsx' | 'csv' }
): Promise<SheetRows[] | { fault: SpreadsheetFault }> {
  try {
    return limits.kind === 'csv' ? [csvRows(bytes, limits)] : await workbookRows(bytes, limits)
  } catch (error) {
    if (!(error instanceof ReadingFault)) throw error
    const isBomb = ['unpacksTooLarge', 'entities', 'tooLarge'].includes(error.reason)
    return { fault: error.limit ?? (isBomb ? 'bomb' : 'broken') }
  }
}

async function workbookRows(bytes: Buffer, limits: SpreadsheetLimits): Promise<SheetRows[]> {
  let cells = 0
  const sheets = await xlsxSheets(bytes, (extent) => {
    assertWithin({ ...extent, cells: cells + extent.cells }, limits)
    return (cells += extent.cells)
  })
  for (const { rows, merged } of sheets) fillMerged(rows, merged, limits.cells)
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row, place) => ({ line: place + 1, cells: row })),
  }))
}

function assertWithin(found: SpreadsheetLimits, limits: SpreadsheetLimits): void {
  const exceeded = (['columns', 'rows', 'cells'] as const).find((kind) => found[kind] > limits[kind])
  if (exceeded) throw new ReadingFault('tooLarge', exceeded)
}

const MARKS = [',', ';', '\t', '|']
const LOOKED_AT = 20
/** More than twenty lines of a list that somebody keeps. */
const LOOKED_AT_CHARACTERS = 200_000

/** The mark between cells: the one that cuts the first lines into most cells, the same number in each. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  const score = (mark: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(mark).length)
    return counts[0] === 1 ? 0 : (counts[0] ?? 0) + counts.filter((count) => count === counts[0]).length
  }
  return MARKS.reduce((best, mark) => (score(mark) > score(best) ? mark : best))
}

function csvRows(bytes: Buffer, limits: SpreadsheetLimits): SheetRows {
  const text = decodeText(bytes)
  let [rows, cells] = [0, 0]
  const check = (record: string[]) => {
    while (record.at(-1)?.trim() === '') record.pop()
    cells += record.length
    rows += record.length > 0 ? 1 : 0
    assertWithin({ rows, cells, columns: record.length }, limits)
  }
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_LENGTH,
      on_record: (record: unknown) => {
        check((record as { record: string[] }).record)
        return record as string[]
      },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return { name: 'CSV', rows: parsed.map(({ record, info }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    throw error instanceof ReadingFault ? error : new ReadingFault('corrupted')
  }
}
