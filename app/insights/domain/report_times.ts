import type { DateTime } from 'luxon'

/** How often a report is sent. */
export const REPORT_RHYTHMS = ['weekly', 'monthly'] as const
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number]

/** The last day on which a report of a rhythm can be sent: Sunday, or the 31st. */
export const daysOfRhythm = (rhythm: ReportRhythm): number => (rhythm === 'weekly' ? 7 : 31)

/** Hour of the firm at which reports are sent. */
export const REPORT_HOUR = 7

/** The next moment after `now` at which a report is sent; a month without the day sends it on its last. `day` is 1 (Monday) to 7, or 1 to 31. */
export function nextTime(rhythm: ReportRhythm, day: number, now: DateTime, zone: string): DateTime {
  const local = now.setZone(zone)
  const at = (date: DateTime) => date.startOf('day').set({ hour: REPORT_HOUR })
  if (rhythm === 'weekly') {
    const first = at(local.plus({ days: (day - local.weekday + 7) % 7 }))
    return (first > local ? first : at(first.plus({ weeks: 1 }))).toUTC()
  }
  const inMonth = (month: DateTime) => at(month.set({ day: Math.min(day, month.daysInMonth!) }))
  const first = inMonth(local.startOf('month'))
  return (first > local ? first : inMonth(local.startOf('month').plus({ months: 1 }))).toUTC()
}
