import { parse } from 'csv-parse/sync'
import { fold } from '#app/core/text/fold'
import { MAX_AT_ONCE } from '#app/workspaces/domain/invitation_rules'
import { entriesOf, type Entry } from './entry.js'

/** Characters of one line. */
const MAX_RECORD_LENGTH = 20_000

type Column = 'name' | 'email' | 'role'

/** Headings by which a column is known, folded. */
const HEADINGS: Record<Column, RegExp> = {
  email: /^(correo|email|e-mail|mail)( electronico)?$|^(direccion de )?correo electronico$|^email address$/,
  name: /^(nombre|name|full name|nombre completo|persona|integrante)$/,
  role: /^(rol|role|puesto|cargo|perfil)$/,
}

/** The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 when it is, else what spreadsheets of Windows write. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The mark between cells: the one that occurs most in the first line that has any. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/).find((line) => /[,;\t]/.test(line)) ?? ''
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).mark
}

/** Which cell holds what, when the first row is one of headings. */
function columnsOf(row: string[]): Partial<Record<Column, number>> | null {
  const headings = row.map((cell) => fold(cell))
  const columns = Object.fromEntries(
    Object.entries(HEADINGS).map(([column, pattern]) => [column, headings.findIndex((each) => pattern.test(each))])
  )
  return columns.email! >= 0 ? columns : null
}

/** Reads a CSV file. With headings (nombre, correo, rol, in whatever order) each cell is taken for what its column says; without, for what it looks like. */
export function readCsv(bytes: Buffer, isRole: (text: string) => boolean = () => false): Entry[] {
  const text = decode(bytes)
  const bounds = { to: MAX_AT_ONCE + 2, max_record_size: MAX_RECORD_LENGTH }
  const options = { delimiter: delimiterOf(text), bom: true, info: true, skip_empty_lines: true, trim: true, ...bounds }
  const parsed = parse(text, { ...options, relax_quotes: true, relax_column_count: true }) as unknown as {
    record: string[]
    info: { lines: number }
  }[]
  const [head, ...rest] = parsed
  const columns = head && columnsOf(head.record)
  if (!columns) return parsed.flatMap(({ record, info }) => entriesOf(record, info.lines, isRole))
  const cell = (record: string[], column: Column) => record[columns[column] ?? -1]?.trim() ?? ''
  return rest
    .filter(({ record }) => record.some((each) => each !== ''))
    .map(({ record, info }) => ({
      line: info.lines,
      name: cell(record, 'name'),
      email: cell(record, 'email'),
      role: cell(record, 'role'),
    }))
}
