import type { RowOfDay } from '#app/core/database/first_of_days'
import type { CalendarItem, CalendarSpan } from './calendar.js'

type Days = Pick<CalendarSpan, 'firstDay' | 'lastDay'>

const MILLISECONDS_A_DAY = 86_400_000

/** The days of a span that something touches, `YYYY-MM-DD`. */
export function daysWithin(item: Days, span: Days): string[] {
  const first = item.firstDay < span.firstDay ? span.firstDay : item.firstDay
  const last = item.lastDay > span.lastDay ? span.lastDay : item.lastDay
  if (first === last) return [first]
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day)
  return days
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + MILLISECONDS_A_DAY).toISOString().slice(0, 10)

/** How many of some things touch each day of a span, added to what is counted already. */
export function countDays(items: Iterable<Days>, span: Days, counts = new Map<string, number>()): Map<string, number> {
  for (const item of items) for (const day of daysWithin(item, span)) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

/** What `firstOfDays` found, as items and counts; `timeOf` reads the hour from the columns by which the rows are ordered. */
export function outlineOfRows(rows: RowOfDay[], timeOf: (row: RowOfDay) => string | null) {
  const items = rows.map((row): CalendarItem => {
    return { key: String(row.id), firstDay: row.day, lastDay: row.day, time: timeOf(row) }
  })
  return { items, counts: new Map(rows.map(({ day, of_day: count }) => [day, count])) }
}
