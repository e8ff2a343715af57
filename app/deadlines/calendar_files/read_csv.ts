import { CsvError, parse } from 'csv-parse/sync'
import { textOfCell } from '#app/core/text/csv'
import { fold } from '#app/core/text/fold'
import { isDay } from '#app/deadlines/domain/days'
import {
  checkRows,
  FILE_LIMITS,
  gapIn,
  isCalendarYear,
  UnreadableFile,
  type CalendarFile,
  type FileRow,
  type FileYear,
} from './rows.js'
import { kindNamed, lineOf, namesYear } from './words.js'

/** Characters of one line. */
const MAX_RECORD_LENGTH = 5_000

type Column = 'from' | 'to' | 'kind' | 'basis' | 'reason'

/** Headings by which a column is known, folded. */
const HEADINGS: Record<Column, RegExp> = {
  from: /^(desde|fecha|fecha inicial|inicio|dia|from|date|start)$/,
  to: /^(hasta|fecha final|fin|to|until|end)$/,
  kind: /^(tipo|clase|kind|type)$/,
  basis: /^(fundamento|fuente|acuerdo|basis|source)$/,
  reason: /^(motivo|razon|reason|nota)$/,
}

const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** A day as ISO or as people write it, day first. */
function dayIn(text: string): string | null {
  const [, date, month, year] = WRITTEN.exec(text) ?? []
  const day = date ? `${year}-${month!.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? day : null
}

/** Reads days from a CSV file with headings (desde, hasta, tipo, fundamento, motivo), in whatever order. Throws `UnreadableFile`. */
export function readCsv(text: string): CalendarFile {
  const [head, ...records] = recordsOf(text)
  const headings = head?.record.map((cell) => fold(cell.trim())) ?? []
  const columns = new Map(
    Object.entries(HEADINGS).map(([name, known]) => [name, headings.findIndex((each) => known.test(each))])
  )
  if (columns.get('from') === -1) throw new UnreadableFile('no_headings')
  const file: CalendarFile = { rows: [], years: [], problems: [] }
  for (const { record, info } of records) {
    if (record.every((cell) => cell.trim() === '')) continue
    const cell = (column: Column) => textOfCell(record[columns.get(column)!] ?? '').trim()
    const read = namesYear(cell('kind')) ? parseYear(info.lines, cell('from')) : parseRow(info.lines, cell)
    if (typeof read === 'string') file.problems.push({ line: info.lines, problem: read })
    else if ('year' in read) file.years.push(read)
    else file.rows.push(read)
  }
  if (file.rows.length + file.years.length + file.problems.length === 0) throw new UnreadableFile('no_rows')
  return {
    ...file,
    problems: [...file.problems, ...checkRows(file.rows)].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  }
}

function parseYear(line: number, text: string): FileYear | string {
  if (!/^\d{4}$/.test(text)) return 'no_such_year'
  return isCalendarYear(Number(text)) ? { line, year: Number(text) } : 'other_century'
}

function parseRow(line: number, cell: (column: Column) => string): FileRow | string {
  const from = dayIn(cell('from'))
  const to = cell('to') === '' ? from : dayIn(cell('to'))
  if (!from || !to) return 'no_such_day'
  const kind = kindNamed(cell('kind'))
  const counts = kind === 'opened'
  const texts = { basis: lineOf(cell('basis')), reason: lineOf(cell('reason')) }
  const row = { line, from, to, counts, kind: counts ? null : kind, ...texts }
  return gapIn(row) ?? row
}

function recordsOf(text: string) {
  const first = text.split(/\r?\n/, 1)[0]!
  const delimiter = [',', ';', '\t'].sort((one, other) => first.split(other).length - first.split(one).length)[0]!
  const bounds = { to: FILE_LIMITS.rows + 2, max_record_size: MAX_RECORD_LENGTH }
  const options = { ...bounds, delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
    if (records.length > FILE_LIMITS.rows + 1) throw new UnreadableFile('too_many')
    return records
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'long_line' : 'no_csv')
    throw error
  }
}
