/** A day of the calendar as an ISO date ('2026-02-23'). Days compare as strings do. */
export type Day = string

const MILLISECONDS_A_DAY = 86_400_000

const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY
const dayOf = (number: number): Day => new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10)

/** Whether a text is a day that the calendar has: 2026-02-29 is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const number = numberOf(text)
  return !Number.isNaN(number) && dayOf(number) === text
}

/** The day that many days later, earlier when negative. */
export const addDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days)

/** How many days from the first to the second; negative when the second comes first. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from)

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/**
 * The same day of the month, that many months later; null when that month has no such day (31 January plus one month).
 */
export function sameDayAfterMonths(day: Day, months: number): Day | null {
  const [year, month, date] = day.split('-').map(Number)
  const index = year * 12 + (month - 1) + months
  const text = [
    String(Math.floor(index / 12)).padStart(4, '0'),
    String((index % 12) + 1).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ].join('-')
  return isDay(text) ? text : null
}

/** The first day of the month after that of a day. */
export function firstOfNextMonth(day: Day): Day {
  return sameDayAfterMonths(`${day.slice(0, 7)}-01`, 1)!
}
