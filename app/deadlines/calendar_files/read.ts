import { readCsv } from './read_csv.js'
import { readIcs } from './read_ics.js'
import { FILE_LIMITS, UnreadableFile, type CalendarFile, type FileFormat } from './rows.js'

/** The text of a file: UTF-8 when it is, else what spreadsheets of Windows write. */
export function textOfFile(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What a text is: an iCalendar file says so in its first line. */
export const formatOf = (text: string): FileFormat => (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? 'ics' : 'csv')

/** Reads the days of a file, each with its line, and what is wrong with it. Throws nothing: what cannot be read at all is a problem of no line. */
export function readCalendarFile(text: string): CalendarFile {
  try {
    if (Buffer.byteLength(text) > FILE_LIMITS.bytes) throw new UnreadableFile('too_large')
    return formatOf(text) === 'ics' ? readIcs(text) : readCsv(text)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { rows: [], years: [], problems: [{ line: null, problem: error.problem }] }
  }
}
