import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { addDays, yearOf, type Day } from '#app/deadlines/domain/days'

/** A day on which an authority does not work, and why: the sources that say so. */
export type RestDay = { day: Day; reasons: string[]; isWeekly: boolean }

/** The days of a span on which a calendar says that nobody works, and the years of the span of which it says nothing. */
export function restDays(calendar: NonWorkingCalendar, firstDay: Day, lastDay: Day) {
  const days: RestDay[] = []
  const unknownYears = new Set<number>()
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!calendar.knows(yearOf(day))) {
      unknownYears.add(yearOf(day))
      continue
    }
    const reasons = calendar.reasonsOn(day)
    if (reasons.length === 0) continue
    days.push({
      day,
      reasons: [...new Set(reasons.map(({ basis }) => basis))],
      isWeekly: reasons.every(({ kind }) => kind === 'weekly'),
    })
  }
  return { days, unknownYears: [...unknownYears] }
}
