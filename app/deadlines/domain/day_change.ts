import { isDay, yearOf, type Day } from './days.js'
import { InvalidCalendar, type NonWorkingKind } from './calendar.js'

/** Characters of a legal source or a reason. */
export const MAX_BASIS = 300

/** Days, both included, that a layer closes or opens. */
export interface DayChange {
  from: Day
  to: Day
  /** Whether they count although the calendar below closes them. */
  counts: boolean
  /** Null when they count. */
  kind: NonWorkingKind | null
  /** Where it is said; null when they count and nothing says so. */
  basis: string | null
  reason: string | null
}

/**
 * Holds days to the calendar: they exist, are in order, lie in one year and on none that is spoken of already. Throws `InvalidCalendar` with what it is
 * about.
 */
export function checkDays(
  calendar: string,
  year: number,
  { from, to }: { from: Day; to: Day },
  others: readonly { from: Day; to: Day }[]
): void {
  const refuse = (problem: InvalidCalendar['problem'], about = { from, to }): never => {
    throw new InvalidCalendar(problem, { calendar, year, ...about })
  }
  if (!isDay(from) || !isDay(to)) refuse('no_such_day')
  if (from > to) refuse('inverted')
  if (yearOf(from) !== year || yearOf(to) !== year) refuse('other_year')
  const other = others.find((one) => one.from <= to && from <= one.to)
  if (other) refuse('overlapping', { from: other.from, to: other.to })
}
