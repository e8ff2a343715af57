import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { ReadingFault, type FaultReason } from '#app/documents/reading/extraction/fault'
import { FairTurns } from '#app/documents/reading/process/fair_turns'
import { Reader } from '#app/documents/reading/process/reader'
import { LIMITS, tidied, UnreadableFile, type Sheet } from './sheets.js'

const ZIP = Buffer.from('504b0304', 'hex')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const MEGABYTE = 1_048_576

/** Files of one person: more than somebody tries who does not find the right one. */
const FILES: Limit = { name: 'spreadsheets', points: 30, seconds: 600 }
const MAX_WAITING = 2

const FAULTS: Partial<Record<FaultReason, UnreadableFile['fault']>> = { tooLong: 'slow', tooMuchMemory: 'bomb' }

/** One file at a time in each process of the server, in a process of its own: what takes too long or too much memory is ended. */
const reader = new Reader({ time: 10_000, memory: 256 * MEGABYTE, files: 20 })
const turns = new FairTurns(1, MAX_WAITING)

/** Bytes that no text has: then it is no CSV, whatever it is called. UTF-16 has zeros and says so at its beginning. */
function isBinary(bytes: Buffer): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isUtf16 && bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}

function kindOf(bytes: Buffer): 'xlsx' | 'csv' {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (bytes.subarray(0, 8).equals(COMPOUND)) throw new UnreadableFile('old_excel')
  if (bytes.subarray(0, 4).equals(ZIP)) return 'xlsx'
  if (isBinary(bytes)) throw new UnreadableFile('kind')
  return 'csv'
}

/**
 * Reads a spreadsheet of a person, by what is in it and not by its name: XLSX, or CSV in any usual encoding. Throws UnreadableFile, and TooManyTries for
 * whoever sends one after the other.
 */
export async function readSheets(person: number, bytes: Buffer): Promise<Sheet[]> {
  const kind = kindOf(bytes)
  await countTry(FILES, String(person))
  const { columns, cells, rows } = LIMITS
  const options = { kind, columns, cells, rows: rows + 1 }
  const read = await turns
    .take(person, () => reader.ask('spreadsheet', bytes, options))
    .catch((error: unknown) => {
      throw error instanceof ReadingFault ? new UnreadableFile(FAULTS[error.reason] ?? 'broken') : error
    })
  if ('fault' in read) throw new UnreadableFile(read.fault)
  return tidied(read)
}
