import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { decodeText, looksLikeText } from '#app/documents/reading/extraction/decode_text'
import { ReadingFault } from '#app/documents/reading/extraction/fault'
import type { SpreadsheetFault } from '#app/documents/reading/extraction/spreadsheet'
import { FairTurns } from '#app/documents/reading/process/fair_turns'
import { Reader } from '#app/documents/reading/process/reader'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type { FileContent, GridRow } from '#app/bank_statements/domain/movement'
import { boundedRows, readCsv } from './read_csv.js'
import { readOfx } from './read_ofx.js'
import { UnreadableStatement, type FileFault } from './unreadable_file.js'

const MEGABYTE = 1_048_576
const ZIP = Buffer.from('504b0304', 'hex')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PDF = Buffer.from('%PDF-')
/** What names the cells of a workbook with a password, in the old container, and those of one without, in a ZIP. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')
const WORKBOOK = Buffer.from('xl/workbook.xml')

/** Files of one person: more than somebody tries who does not find the right one. */
const FILES: Limit = { name: 'bank_statements', points: 60, seconds: 600 }

/** Workbooks are opened one at a time in a process of their own: what takes too long or too much memory is ended. */
const reader = new Reader({ time: 10_000, memory: 256 * MEGABYTE, files: 20 })
const turns = new FairTurns(1, 2)

const SHEET_FAULTS: Record<SpreadsheetFault, FileFault> = {
  rows: 'too_many_lines',
  columns: 'wide_book',
  cells: 'too_many_cells',
  bomb: 'bomb',
  broken: 'broken',
  kind: 'kind',
}

export interface ReadFile {
  format: 'csv' | 'xlsx' | 'ofx'
  content: FileContent
}

/** Reads a file of a bank by what is in it and not by its name. `today` is the day of the firm. Throws UnreadableStatement, and TooManyTries for whoever sends one after the other. */
export async function readFile(person: number, bytes: Buffer, today: string): Promise<ReadFile> {
  if (bytes.length === 0) throw new UnreadableStatement('empty')
  if (bytes.length > BANK_LIMITS.file) throw new UnreadableStatement('too_large')
  await countTry(FILES, String(person))
  const start = bytes.subarray(0, 1_024)
  if (start.includes(PDF)) throw new UnreadableStatement('pdf')
  if (bytes.subarray(0, 8).equals(COMPOUND))
    throw new UnreadableStatement(bytes.includes(LOCKED) ? 'locked' : 'old_excel')
  if (bytes.subarray(0, 4).equals(ZIP)) {
    if (!bytes.includes(WORKBOOK)) throw new UnreadableStatement('kind')
    return { format: 'xlsx', content: await workbook(person, bytes) }
  }
  if (!looksLikeText(bytes)) throw new UnreadableStatement('kind')
  return readText(decodeText(bytes), today)
}

/** The same of a text. */
export function readText(text: string, today: string): ReadFile {
  const beginning = text.slice(0, 4_096)
  if (/OFXHEADER|<OFX>|<\?OFX/i.test(beginning)) return { format: 'ofx', content: readOfx(text, today) }
  if (/<html|<table|<!doctype html/i.test(beginning)) throw new UnreadableStatement('web_page')
  if (text.trim() === '') throw new UnreadableStatement('empty')
  return { format: 'csv', content: table(readCsv(text)) }
}

/** Rows that could be movements: two of more than one cell, headings or not. */
function table(rows: GridRow[]): FileContent {
  if (rows.every(({ cells }) => cells.length < 2)) throw new UnreadableStatement('no_table')
  if (rows.filter(({ cells }) => cells.length > 1).length < 2) throw new UnreadableStatement('no_movements')
  return { kind: 'table', rows }
}

async function workbook(person: number, bytes: Buffer): Promise<FileContent> {
  const { columns, lines } = BANK_LIMITS
  const options = { kind: 'xlsx' as const, columns, cells: lines * columns, rows: lines + 1 }
  const read = await turns
    .take(person, () => reader.ask('spreadsheet', bytes, options))
    .catch((error: unknown) => {
      if (!(error instanceof ReadingFault)) throw error
      throw new UnreadableStatement(error.reason === 'tooLong' ? 'slow' : 'broken')
    })
  if ('fault' in read) {
    const most = read.fault === 'columns' ? columns : lines
    throw new UnreadableStatement(SHEET_FAULTS[read.fault], { most })
  }
  const longest = read.sort((one, other) => other.rows.length - one.rows.length)[0]
  if (!longest || longest.rows.length === 0) throw new UnreadableStatement('empty')
  return table(boundedRows(longest.rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutNoise) }))))
}

/** Workbooks keep 1234.56 as 1234.5600000000001: what is a hair away from whole centavos is meant to be them. */
function withoutNoise(cell: string): string {
  if (!/^-?\d{1,12}\.\d{3,}$/.test(cell)) return cell
  const rounded = Number(cell).toFixed(2)
  return Math.abs(Number(rounded) - Number(cell)) < 1e-6 ? rounded : cell
}
