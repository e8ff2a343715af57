import { DateTime } from 'luxon'

/** Spans that are chosen by name, and one whose days are typed. */
export const PERIODS = ['month', 'last_month', 'quarter', 'year', 'last_year', 'twelve_months', 'custom'] as const
export type Period = (typeof PERIODS)[number]

/** With what a span is compared: the one before it, the same one a year before, or nothing. */
export const COMPARISONS = ['previous', 'year', 'none'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** ISO dates, both included. */
export interface Span {
  from: string
  to: string
}

/** Longest span that is typed, in days. */
export const MAX_DAYS = 3_660

const span = (from: DateTime, to: DateTime): Span => ({ from: from.toISODate()!, to: to.toISODate()! })

/** The days of a named span, seen from `today`. What is under way ends today. */
export function spanOf(period: Exclude<Period, 'custom'>, today: string): Span {
  const day = DateTime.fromISO(today, { zone: 'utc' })
  const lastMonth = day.startOf('month').minus({ months: 1 })
  const lastYear = day.startOf('year').minus({ years: 1 })
  const spans = {
    month: () => span(day.startOf('month'), day),
    last_month: () => span(lastMonth, lastMonth.endOf('month')),
    quarter: () => span(day.startOf('quarter'), day),
    year: () => span(day.startOf('year'), day),
    last_year: () => span(lastYear, lastYear.endOf('year')),
    twelve_months: () => span(day.startOf('month').minus({ months: 11 }), day),
  }
  return spans[period]()
}

/** How many days a span has. */
export const daysIn = ({ from, to }: Span): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days + 1

/** What a span is compared with; as many days before it, or the same days a year before. */
export function comparedWith({ from, to }: Span, comparison: Comparison): Span | null {
  const [first, last] = [from, to].map((day) => DateTime.fromISO(day, { zone: 'utc' })) as [DateTime, DateTime]
  if (comparison === 'none') return null
  if (comparison === 'year') return span(first.minus({ years: 1 }), last.minus({ years: 1 }))
  return span(first.minus({ days: daysIn({ from, to }) }), first.minus({ days: 1 }))
}

/** The same days of the month before, as far as that month has them. */
export function monthBefore({ from, to }: Span): Span {
  const [first, last] = [from, to].map((day) => DateTime.fromISO(day, { zone: 'utc' })) as [DateTime, DateTime]
  return span(first.minus({ months: 1 }), last.minus({ months: 1 }))
}

/** The months of a span, `YYYY-MM`, those without anything included. */
export function monthsIn({ from, to }: Span): string[] {
  const months: string[] = []
  for (
    let day = DateTime.fromISO(from, { zone: 'utc' }).startOf('month');
    day.toISODate()! <= to;
    day = day.plus({ months: 1 })
  )
    months.push(day.toFormat('yyyy-MM'))
  return months
}

/** The days of a month that lie in a span. */
export function daysOfMonth(month: string, within: Span): Span {
  const first = DateTime.fromISO(`${month}-01`, { zone: 'utc' })
  const own = span(first, first.endOf('month'))
  return { from: own.from > within.from ? own.from : within.from, to: own.to < within.to ? own.to : within.to }
}
