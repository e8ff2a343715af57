import { checkDays, MAX_BASIS, type DayChange } from '#app/deadlines/domain/day_change'
import { InvalidCalendar } from '#app/deadlines/domain/calendar'
import { daysBetween, yearOf, type Day } from '#app/deadlines/domain/days'

/** What a file of days may hold. */
export const FILE_LIMITS = { bytes: 1_000_000, rows: 2_000, days: 2_000 } as const

export const FILE_FORMATS = ['csv', 'ics'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Days of a file and the line on which they stand, the first being 1. */
export interface FileRow extends DayChange {
  line: number
}

/** What is wrong with a file; `line` is null when it is the whole. `problem` is a message id under `deadlines.file_problem`. */
export interface FileProblem {
  line: number | null
  problem: string
  values?: Record<string, string>
}

/** A year that a calendar knows although none of its days is closed or opened. */
export interface FileYear {
  line: number | null
  year: number
}

export interface CalendarFile {
  rows: FileRow[]
  years: FileYear[]
  problems: FileProblem[]
}

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {
  constructor(readonly problem: string) {
    super(`Unreadable calendar file: ${problem}`)
  }
}

/** Years that a calendar can have. */
const YEARS = [2000, 2100] as const

/** Whether a calendar can have a year. */
export const isCalendarYear = (year: number): boolean => year >= YEARS[0] && year <= YEARS[1]

/** What is lacking or too long in days of a file. Null: nothing. */
export function gapIn({ counts, kind, basis, reason }: DayChange): string | null {
  if (!counts && kind === null) return 'unknown_kind'
  if (!counts && !basis) return 'no_basis'
  if (counts && !reason) return 'no_reason'
  return [basis, reason].some((text) => text !== null && text.length > MAX_BASIS) ? 'too_long' : null
}

/** Holds the days of a file to the calendar and to one another. */
export function checkRows(rows: readonly FileRow[]): FileProblem[] {
  const problems: FileProblem[] = []
  const taken: { from: Day; to: Day }[] = []
  let days = 0
  for (const row of rows) {
    try {
      checkDays('', yearOf(row.from), row, taken)
      taken.push(row)
      days += daysBetween(row.from, row.to) + 1
    } catch (error) {
      if (!(error instanceof InvalidCalendar)) throw error
      const { from = '', to = '' } = error.details
      problems.push({ line: row.line, problem: error.problem, values: { from, to } })
    }
  }
  if (days > FILE_LIMITS.days) problems.push({ line: null, problem: 'too_many' })
  return problems
}
