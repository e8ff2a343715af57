import { DateTime } from 'luxon'

/** When work is due, seen from today: late by now, or in the first, second, third or fourth seven days from today on. */
export const LOAD_WEEKS = ['late', 'week_1', 'week_2', 'week_3', 'week_4'] as const
export type LoadWeek = (typeof LOAD_WEEKS)[number]

const DAYS = 7

/** The days of such a week, both included; what is late has no first day. */
export function daysOfWeek(week: LoadWeek, today: string): { from: string | null; to: string } {
  const day = DateTime.fromISO(today, { zone: 'utc' })
  const plus = (days: number) => day.plus({ days }).toISODate()!
  const at = LOAD_WEEKS.indexOf(week)
  return at === 0 ? { from: null, to: plus(-1) } : { from: plus((at - 1) * DAYS), to: plus(at * DAYS - 1) }
}
