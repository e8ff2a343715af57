import { MONTHS_OF, type Rhythm } from './rhythms.js'

/** Charges that are made at once for periods that went by: the latest ones. */
export const MOST_MISSED = 12

/** When a recurring charge is made. Days are ISO dates; a day that a month does not have is its last one. */
export interface Recurrence {
  rhythm: Rhythm
  dayOfMonth: number
  startsOn: string
  endsOn: string | null
}

const pad = (figure: number, length: number) => String(figure).padStart(length, '0')

/** The day of a month as an ISO date; months are counted from January of the year 0. */
function dayIn(month: number, dayOfMonth: number): string {
  const [year, index] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return `${pad(year, 4)}-${pad(index + 1, 2)}-${pad(Math.min(dayOfMonth, last), 2)}`
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The day on which the first charge is made: the first such day from the start on. Null when it ends before. */
export function firstDate({ startsOn, endsOn, dayOfMonth }: Recurrence): string | null {
  const month = monthOf(startsOn)
  const own = dayIn(month, dayOfMonth)
  const first = own < startsOn ? dayIn(month + 1, dayOfMonth) : own
  return within(first, endsOn)
}

/** The day after one on which a charge was made; null when it ends before. */
export function dateAfter(day: string, { rhythm, dayOfMonth, endsOn }: Recurrence): string | null {
  return within(dayIn(monthOf(day) + MONTHS_OF[rhythm], dayOfMonth), endsOn)
}

/** The first day of the rhythm that is not before a day; null when it ends before. */
export function dateFrom(day: string, recurrence: Recurrence): string | null {
  const first = firstDate(recurrence)
  if (first === null || first >= day) return first
  const step = MONTHS_OF[recurrence.rhythm]
  const behind = Math.floor((monthOf(day) - monthOf(first)) / step) * step
  const near = dayIn(monthOf(first) + behind, recurrence.dayOfMonth)
  return near >= day ? within(near, recurrence.endsOn) : dateAfter(near, recurrence)
}

/** At most so many days on which charges are made, from one of them on. */
export function datesFrom(first: string | null, recurrence: Recurrence, count: number): string[] {
  const days: string[] = []
  for (let day = first; day !== null && days.length < count; day = dateAfter(day, recurrence)) days.push(day)
  return days
}

/** The first of the days up to today whose charge is still made: of more than `MOST_MISSED` that went by, the earlier ones are not. */
export function firstMissed(next: string, recurrence: Recurrence, today: string): string {
  const recent: string[] = []
  for (let day: string | null = next; day !== null && day <= today; day = dateAfter(day, recurrence)) {
    recent.push(day)
    if (recent.length > MOST_MISSED) recent.shift()
  }
  return recent[0] ?? next
}

/**
 * The first day from which a period may be charged, by what was made so far: the month after that of the charge before the next one, whatever became of it since. Null where none was made.
 */
export function freeFrom(next: string | null, recurrence: Recurrence): string | null {
  const first = firstDate(recurrence)
  if (next === null || first === null || next <= first) return null
  return dayIn(monthOf(next) - MONTHS_OF[recurrence.rhythm] + 1, 1)
}

/** What names the period of a charge: the month in which it is made, YYYY-MM. */
export const periodOf = (day: string): string => day.slice(0, 7)

/** The first day of the month after a period. */
export const monthAfter = (period: string): string => dayIn(monthOf(period) + 1, 1)

const within = (day: string, endsOn: string | null) => (endsOn !== null && day > endsOn ? null : day)
