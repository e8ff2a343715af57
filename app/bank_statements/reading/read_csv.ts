import { parse } from 'csv-parse/sync'
import { textOfCell } from '#app/core/text/csv'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type { GridRow } from '#app/bank_statements/domain/movement'
import { UnreadableStatement } from './unreadable_file.js'

const MARKS = [',', ';', '\t', '|'] as const
const LOOKED_AT = 60
const MAX_RECORD = 200_000

/** The mark between cells: the one that cuts most of the first lines into the same number of cells. Titles above a table do not count against it. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, MAX_RECORD)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const score = (mark: string) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.split(mark).length
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return Math.max(0, ...[...counts].map(([cells, times]) => times * Math.min(cells, 12)))
  }
  return MARKS.reduce<string>((best, mark) => (score(mark) > score(best) ? mark : best), MARKS[0])
}

/** A cell without what spreadsheets put around it so that it stays a text: `="0012"`, `'=A1`. */
const cellOf = (text: string): string => textOfCell(text.replace(/^="(.*)"$/s, '$1')).trim()

/** Rows with something in them. Throws UnreadableStatement for what exceeds the limits. */
export function boundedRows(rows: readonly GridRow[]): GridRow[] {
  const kept = rows
    .map(({ line, cells }) => ({ line, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (kept.length === 0) throw new UnreadableStatement('empty')
  if (kept.length > BANK_LIMITS.lines) throw new UnreadableStatement('too_many_lines', { most: BANK_LIMITS.lines })
  for (const { line, cells } of kept) {
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > BANK_LIMITS.columns)
      throw new UnreadableStatement('too_many_columns', { line, most: BANK_LIMITS.columns })
    if (cells.some((cell) => cell.length > BANK_LIMITS.cell)) throw new UnreadableStatement('long_cell', { line })
  }
  return kept
}

/** The rows of a CSV of any usual delimiter. Throws UnreadableStatement with the line of a quote that is never closed. */
export function readCsv(text: string): GridRow[] {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD,
      to: BANK_LIMITS.lines + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return boundedRows(records.map(({ record, info }) => ({ line: info.lines, cells: record })))
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error
    const { code = '', lines = 0 } = error as { code?: string; lines?: number }
    if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableStatement('quotes', { line: quoteLine(text) ?? lines })
    throw new UnreadableStatement('broken')
  }
}

/** The first line with an odd number of quotes. */
function quoteLine(text: string): number | null {
  const at = text.split(/\r\n|\n|\r/).findIndex((line) => (line.split('"').length - 1) % 2 === 1)
  return at < 0 ? null : at + 1
}
