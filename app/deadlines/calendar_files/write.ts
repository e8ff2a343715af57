import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import type { DateTime } from 'luxon'
import { csvLine } from '#app/core/text/csv'
import type { CalendarYear, NonWorkingRange, OpenedDay } from '#app/deadlines/domain/calendar'
import { addDays } from '#app/deadlines/domain/days'
import { MAX_BASIS, type DayChange } from '#app/deadlines/domain/day_change'
import type { FileFormat } from './rows.js'
import { KIND_WORDS, OPENED_WORD, YEAR_PROPERTY, YEAR_WORD } from './words.js'

/** A calendar as it goes into a file. */
export interface WrittenCalendar {
  key: string
  name: string
  years: readonly CalendarYear[]
}

/** Where something is said and why, of a text that holds both («basis. reason») and is too long for one of them: read again, they make the same text. */
function partsOf(text: string): [basis: string | null, reason: string | null] {
  if (text.length <= MAX_BASIS) return [text, null]
  for (let at = text.indexOf('. '); at !== -1 && at <= MAX_BASIS; at = text.indexOf('. ', at + 1)) {
    const [basis, reason] = [text.slice(0, at), text.slice(at + 2)]
    if (reason.length <= MAX_BASIS && reason === reason.trim() && basis === basis.trim()) return [basis, reason]
  }
  return [text, null]
}

/** What closes days, with its reason when it has one of its own. */
function closing({ from, to, kind, basis: text }: NonWorkingRange): DayChange {
  const [basis, reason] = partsOf(text)
  return { from, to, counts: false, kind, basis, reason }
}

/** What opens a day needs a reason; a short text is all reason. */
function opening({ on, basis: text }: OpenedDay): DayChange {
  const [first, second] = partsOf(text)
  return { from: on, to: on, counts: true, kind: null, basis: second && first, reason: second ?? first }
}

/** Days of years as changes, the first day first; what opens days comes with where that is said as its reason. */
function changesOf(years: readonly CalendarYear[]): DayChange[] {
  const changes = years.flatMap(({ ranges, opened = [] }) => [...ranges.map(closing), ...opened.map(opening)])
  return changes.sort((one, other) => (one.from < other.from ? -1 : 1))
}

const wordOf = ({ kind }: DayChange) => (kind ? KIND_WORDS[kind] : OPENED_WORD)

/** The days of a calendar as a file that can be read again; years without any are named. `now` is when it is written. */
export function writeCalendarFile(calendar: WrittenCalendar, format: FileFormat, now: DateTime): string {
  const changes = changesOf(calendar.years)
  const bare = calendar.years.filter(({ ranges, opened = [] }) => ranges.length + opened.length === 0)
  const years = bare.map(({ year }) => year)
  return format === 'csv' ? csvOf(changes, years) : icsOf(calendar, changes, { years, now })
}

/** With a mark of UTF-8, which spreadsheets need. */
function csvOf(changes: DayChange[], years: number[]): string {
  const lines = changes.map((change) => {
    const { from, to, basis, reason } = change
    return csvLine([from, to, wordOf(change), basis, reason])
  })
  const bare = years.map((year) => csvLine([String(year), null, YEAR_WORD, null, null]))
  return `\uFEFF${csvLine(['desde', 'hasta', 'tipo', 'fundamento', 'motivo'])}${[...lines, ...bare].join('')}`
}

function icsOf(
  { key, name }: WrittenCalendar,
  changes: DayChange[],
  { years, now }: { years: number[]; now: DateTime }
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Foja//Calendarios//ES')
  calendar.addPropertyWithValue('x-wr-calname', name)
  for (const year of years) calendar.addPropertyWithValue(YEAR_PROPERTY, String(year))
  const stamp = ICAL.Time.fromJSDate(now.toJSDate(), true)
  for (const change of changes) {
    const event = new ICAL.Component('vevent')
    const { from, to, basis, reason } = change
    const id = createHash('sha256')
      .update(JSON.stringify([key, change]))
      .digest('hex')
      .slice(0, 32)
    event.addPropertyWithValue('uid', `${id}@foja`)
    event.addPropertyWithValue('dtstamp', stamp)
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(to, 1)))
    event.addPropertyWithValue('summary', basis ?? OPENED_WORD)
    if (reason) event.addPropertyWithValue('description', reason)
    event.addPropertyWithValue('categories', wordOf(change))
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
