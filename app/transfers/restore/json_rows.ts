import { fromSqlInstant } from '#app/core/models/columns'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import type { Column } from '#app/transfers/export/columns'
import type { ArchiveRow, ArchiveValue } from '#app/transfers/export/read_table'
import type { ExportedTable } from '#app/transfers/exported/shape'
import type { ArchiveReader } from './archive_reader.js'

const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/
/** One that the calendar has: a job that reads it must not stumble. */
const isInstant = (value: string) => INSTANT.test(value) && fromSqlInstant(value)!.isValid
const MAX_TEXT_LENGTH = 8 * 1_048_576

/** A row that does not fit its table. */
export const wrongRow = (table: string, line: number) => new TaskFailed('transfers.restore.error.row', { table, line })

/** One line of a list of rows as an object; throws TaskFailed for anything else. */
export function parsedLine(line: string, part: string, number = 0): ArchiveRow {
  try {
    const row = JSON.parse(line.replace(/,$/, '')) as unknown
    if (row !== null && typeof row === 'object' && !Array.isArray(row)) return row as ArchiveRow
  } catch {
    // Said below.
  }
  throw wrongRow(part, number)
}

/** The rows of a table in an archive from a line on; each with its number, from 1. */
export async function* rowsIn(archive: ArchiveReader, table: string, after = 0): AsyncGenerator<[number, ArchiveRow]> {
  let number = 0
  for await (const line of archive.lines(`datos/json/${table}.json`)) {
    if (line === '[' || line === ']' || line === '[]') continue
    number++
    if (number > after) yield [number, parsedLine(line, table, number)]
  }
}

/** The value of a column as the database takes it. Throws TaskFailed for what the column cannot hold. */
export function toDatabase(column: Column, value: ArchiveValue | undefined, at: { table: string; line: number }) {
  const wrong = () => wrongRow(at.table, at.line)
  if (value === null || value === undefined) {
    if (!column.nullable) throw wrong()
    return null
  }
  if (column.holds === 'flag') return typeof value === 'boolean' ? Number(value) : fail(wrong)
  if (column.holds === 'number') {
    const fits = column.isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)
    return fits ? (value as number) : fail(wrong)
  }
  if (typeof value !== 'string') throw wrong()
  if (column.holds === 'instant') return isInstant(value) ? value : fail(wrong)
  return [...value].length <= (column.longest ?? MAX_TEXT_LENGTH) ? value : fail(wrong)
}

function fail(wrong: () => Error): never {
  throw wrong()
}

/** Checks the few-valued columns and those that hold JSON. */
export function assertKnownValues(spec: ExportedTable, row: ArchiveRow, line: number): void {
  for (const [column, known] of Object.entries(spec.values ?? {}))
    if (!spec.without?.[column] && row[column] !== null && !known.includes(String(row[column])))
      throw wrongRow(spec.table, line)
  for (const column of spec.json ?? []) if (row[column] !== null) parsedJson(String(row[column]), spec.table, line)
}

function parsedJson(text: string, table: string, line: number): void {
  try {
    JSON.parse(text)
  } catch {
    throw wrongRow(table, line)
  }
}
