import { DateTime } from 'luxon'
import { PERIODS, spanOf } from './periods.js'

/** Spans of days that a filter of a report names: those of the statistics, and some that move with today and may have one end. */
export const REPORT_PERIODS = [...PERIODS, 'week', 'four_weeks', 'past', 'sixty_days_ago'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** Days from which a matter counts as one without movement, as in the statistics. */
const STILL_DAYS = 60
const FOUR_WEEKS = 28

/** The days of a named span (ISO, both included), null where it has no end: this week from Monday, four weeks from today, all before today, all up to 60 days ago. */
export function reportSpan(
  period: Exclude<ReportPeriod, 'custom'>,
  today: string
): { from: string | null; to: string | null } {
  const day = DateTime.fromISO(today, { zone: 'utc' })
  const iso = (date: DateTime) => date.toISODate()!
  if (period === 'week') return { from: iso(day.startOf('week')), to: iso(day.endOf('week')) }
  if (period === 'four_weeks') return { from: today, to: iso(day.plus({ days: FOUR_WEEKS - 1 })) }
  if (period === 'past') return { from: null, to: iso(day.minus({ days: 1 })) }
  if (period === 'sixty_days_ago') return { from: null, to: iso(day.minus({ days: STILL_DAYS + 1 })) }
  return spanOf(period, today)
}
