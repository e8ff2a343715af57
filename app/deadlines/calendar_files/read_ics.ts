import ICAL from 'ical.js'
import { addDays } from '#app/deadlines/domain/days'
import {
  checkRows,
  FILE_LIMITS,
  gapIn,
  isCalendarYear,
  UnreadableFile,
  type CalendarFile,
  type FileRow,
} from './rows.js'
import { kindNamed, lineOf, OPENED_WORD, YEAR_PROPERTY } from './words.js'

/** Characters of one line, its folded parts together. */
const MAX_LINE = 10_000

/**
 * Reads days from an iCalendar file: events of whole days, their summary being where it is said, their description the reason, their category the kind. Nothing that
 * repeats is spread out: such an event is told to be written day by day. Throws `UnreadableFile`.
 */
export function readIcs(text: string): CalendarFile {
  const starts = linesOfEvents(text)
  if (starts.length > FILE_LIMITS.rows) throw new UnreadableFile('too_many')
  const calendars = calendarsIn(text)
  const file: CalendarFile = { rows: [], ...yearsIn(calendars) }
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  for (const [index, event] of events.entries()) {
    const line = starts[index] ?? 1
    const read = parseEvent(line, event)
    if (typeof read === 'string') file.problems.push({ line, problem: read })
    else if (read) file.rows.push(read)
  }
  if (file.rows.length + file.years.length + file.problems.length === 0) throw new UnreadableFile('no_rows')
  return {
    ...file,
    problems: [...file.problems, ...checkRows(file.rows)].sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  }
}

/** The lines on which events begin. Throws for a line that is longer than any event needs. */
function linesOfEvents(text: string): number[] {
  const lines = text.split(/\r?\n/)
  let length = 0
  for (const line of lines) {
    length = /^[ \t]/.test(line) ? length + line.length : line.length
    if (length > MAX_LINE) throw new UnreadableFile('long_line')
  }
  return lines.flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index + 1] : []))
}

/** The years that calendars name without any day. */
function yearsIn(calendars: ICAL.Component[]): Pick<CalendarFile, 'years' | 'problems'> {
  const named = calendars
    .flatMap((calendar) => calendar.getAllProperties(YEAR_PROPERTY))
    .map((property) => String(property.getFirstValue()))
  const isKnown = (text: string) => /^\d{4}$/.test(text) && isCalendarYear(Number(text))
  const unknown = named.find((text) => !isKnown(text))
  return {
    years: named.filter(isKnown).map((text) => ({ line: null, year: Number(text) })),
    problems: unknown === undefined ? [] : [{ line: null, problem: 'no_such_year' }],
  }
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[]
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][]
    const roots = calendars.map((calendar) => new ICAL.Component(calendar))
    if (roots.length === 0 || roots.some(({ name }) => name !== 'vcalendar')) throw new UnreadableFile('no_ics')
    return roots
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('no_ics')
  }
}

const textOf = (event: ICAL.Component, name: string): string | null => {
  const value = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? lineOf(value) : null
}

/** Days of an event, or what is wrong with it; null for one that was cancelled. */
function parseEvent(line: number, event: ICAL.Component): FileRow | string | null {
  if (textOf(event, 'status')?.toUpperCase() === 'CANCELLED') return null
  if (['rrule', 'rdate', 'exdate', 'recurrence-id'].some((name) => event.hasProperty(name))) return 'repeats'
  const [start, end] = [dayOf(event, 'dtstart'), dayOf(event, 'dtend')]
  if (start === undefined || event.hasProperty('duration')) return 'no_whole_day'
  if (event.hasProperty('dtend') && end === undefined) return 'no_whole_day'
  if (start === null || end === null) return 'no_such_day'
  const kind = kindNamed(textOf(event, 'categories') ?? 'circular')
  const counts = kind === 'opened'
  const summary = textOf(event, 'summary')
  const texts = { basis: counts && summary === OPENED_WORD ? null : summary, reason: textOf(event, 'description') }
  const to = end === undefined || end === start ? start : addDays(end, -1)
  const row = { line, from: start, to, counts, kind: counts ? null : kind, ...texts }
  return gapIn(row) ?? row
}

/** A date of an event; undefined when it has none, or an hour too; null when the calendar has no such day. */
function dayOf(event: ICAL.Component, name: string): string | null | undefined {
  const value = event.getFirstProperty(name)?.toJSON()[3]
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) || new Date(value).toISOString().slice(0, 10) !== value ? null : value
}
