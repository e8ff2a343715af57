import type { NonWorkingReason } from './calendar.js'
import { addDays, yearOf, type Day } from './days.js'
import type { CalendarRole, CountedCalendar } from './rules.js'
import { CannotCompute, type CalendarUsed, type ComputationRequest, type SheetDay } from './sheet.js'

/** No authority rests longer: a calendar that does is a mistake. */
const MAX_DAYS_WITHOUT_WORK = 120

/** Counts the days of one computation and remembers what it met. */
export class DayCounter {
  readonly days: SheetDay[] = []
  readonly #calendars: ComputationRequest['calendars']
  readonly #used = new Map<CalendarRole, Set<number>>()

  constructor(calendars: ComputationRequest['calendars']) {
    this.#calendars = calendars
  }

  /** Why a day does not count on these calendars; none = it counts. */
  reasonsOn(day: Day, counted: readonly CountedCalendar[]): NonWorkingReason[] {
    return counted.flatMap(({ role, except = [] }) => {
      const calendar = this.#calendars[role]
      if (!calendar) throw new CannotCompute('calendar_missing', { role })
      this.#used.set(role, (this.#used.get(role) ?? new Set()).add(yearOf(day)))
      return calendar.reasonsOn(day).filter(({ kind }) => !(except as readonly string[]).includes(kind))
    })
  }

  /** The last of so many working days after a day; each day that is passed goes to the sheet. */
  countAfter(day: Day, amount: number, phase: SheetDay['phase'], counted: readonly CountedCalendar[]): Day {
    let [current, number, idle] = [day, 0, 0]
    while (number < amount) {
      current = addDays(current, 1)
      const reasons = this.reasonsOn(current, counted)
      const counts = reasons.length === 0
      if (counts) number += 1
      idle = counts ? 0 : idle + 1
      if (idle > MAX_DAYS_WITHOUT_WORK) throw new CannotCompute('no_working_day')
      this.days.push({ day: current, phase, counts, number: counts ? number : null, reasons })
    }
    return current
  }

  calendarsUsed(): CalendarUsed[] {
    return [...this.#used].map(([role, years]) => {
      const calendar = this.#calendars[role]!
      const known = [...years].sort().flatMap((year) => calendar.yearData(year) ?? [])
      return {
        role,
        key: calendar.key,
        name: calendar.name,
        years: known.map(({ year, source, verifiedBy }) => ({ year, source, verifiedBy })),
      }
    })
  }
}
