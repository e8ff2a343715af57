import type { CalendarData } from './calendar.js'
import { yearOf, type Day } from './days.js'

/** From this month on the next year is expected: authorities publish theirs in the last quarter. */
const FROM_MONTH = 11

export type CalendarWarning = 'year_missing' | 'next_year_missing' | 'unverified'

/** What somebody who keeps a calendar should see to on a day: a year that is missing, one that nobody verified. */
export function warningsOf({ years }: Pick<CalendarData, 'years'>, today: Day): CalendarWarning[] {
  if (years === null) return []
  const year = yearOf(today)
  const knows = (one: number) => years.some((known) => known.year === one)
  const isLate = Number(today.slice(5, 7)) >= FROM_MONTH
  const warnings: [CalendarWarning, boolean][] = [
    ['year_missing', !knows(year)],
    ['next_year_missing', isLate && !knows(year + 1)],
    ['unverified', years.some((known) => known.year >= year && known.verifiedBy === null)],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
