import { addDays } from './days'
import type { EventLine, Span, View } from './types'

/** How many things of each day a view fetches: what it has room for and some more, among which conflicts are found. */
export const PER_DAY: Record<View, number> = { month: 8, week: 20, agenda: 10, day: 100 }

/** A day with more things than this is a list: side by side they could not be read. */
export const MOST_IN_GRID_OF_DAY = 40

/** Most things that a cell of a month shows, and most without an hour of a day of a week. */
const MOST_IN_CELL = 5

/** What ends at midnight does not reach into the next day. */
function lastDayOf({ allDay, start, end }: EventLine): string {
  if (!end) return start.slice(0, 10)
  const day = end.slice(0, 10)
  return !allDay && end.endsWith('T00:00') && day > start.slice(0, 10) ? addDays(day, -1) : day
}

/** Events under each of their days between two, in the order in which they came. */
export function eventsByDay(events: EventLine[], { from, to }: { from: string; to: string }): Map<string, EventLine[]> {
  const found = new Map<string, EventLine[]>()
  for (const event of events) {
    const last = lastDayOf(event)
    const first = event.start.slice(0, 10)
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) {
      const others = found.get(day)
      if (others) others.push(event)
      else found.set(day, [event])
    }
  }
  return found
}

/** What a grid has room for, and how many more things each day has; days that show everything are left out. */
export function fitted(
  { events, more }: Span,
  view: Exclude<View, 'agenda'>,
  days: { from: string; to: string }
): { shown: EventLine[]; more: Map<string, number> } {
  const isLimited = (event: EventLine) => view === 'month' || (view === 'week' && event.allDay)
  const byDay = eventsByDay(events, days)
  const kept = new Set<EventLine>()
  for (const all of byDay.values()) {
    const limited = all.filter(isLimited)
    for (const event of limited.slice(0, MOST_IN_CELL)) kept.add(event)
  }
  const shown = events.filter((event) => kept.has(event) || !isLimited(event))
  const isShown = new Set(shown)
  const rest = new Map(Object.entries(more))
  for (const [day, all] of byDay) {
    const left = all.filter((event) => !isShown.has(event)).length
    if (left > 0) rest.set(day, (rest.get(day) ?? 0) + left)
  }
  return { shown, more: rest }
}
