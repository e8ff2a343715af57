import { wilson } from '#app/core/figures/wilson'

/** The numbers of the page of statistics whose rows can be opened, and of what those rows are. */
export const FIGURE_ROWS = {
  'matters.open': 'matters',
  'matters.opened': 'matters',
  'matters.stalled': 'matters',
  'matters.current': 'matters',
  'money.billed': 'charges',
  'money.collected': 'payments',
  'money.owed': 'charges',
  'money.overdue': 'charges',
  'money.collection_rate': 'charges',
  'money.days_to_pay': 'charges',
  'money.realisation': 'time',
  'money.unrated': 'time',
  'money.fees': 'concepts',
  'money.fees_received': 'concepts',
  'money.fees_written_off': 'concepts',
  'money.expenses': 'expenses',
  'time.recorded': 'hours',
  'conflicts.filed': 'checks',
  'conflicts.cleared_share': 'checks',
  'conflicts.cleared': 'checks',
  'conflicts.waived': 'checks',
  'conflicts.declined': 'checks',
  'conflicts.pending': 'checks',
  'conflicts.days_to_decide': 'checks',
  'deadlines.kept_rate': 'deadlines',
  'load.activities': 'activities',
  'load.deadlines': 'deadlines',
} as const
export type FigureKey = keyof typeof FIGURE_ROWS
export type RowKind = (typeof FIGURE_ROWS)[FigureKey]
export const FIGURE_KEYS = Object.keys(FIGURE_ROWS) as FigureKey[]

/** What a number counts: rows, centavos, millionths of a whole, or days. */
export const FIGURE_UNITS = ['count', 'money', 'share', 'days'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** A number, over how many rows it was made, what it was in the span of comparison, and where its rows are read. */
export type Figure = {
  key: FigureKey
  unit: FigureUnit
  /** Null where nothing lets it be said. */
  value: number | null
  n: number
  previous: number | null
  /** Of a share that is an estimate: between which shares it lies with a confidence of 95 %, in millionths; null where it is none, or of too few rows. */
  interval: Interval | null
  href: string
}

export type Interval = { low: number; high: number }

const MILLION = 1_000_000

/** One amount as a share of another, in millionths, rounded down; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Number((BigInt(part) * BigInt(MILLION)) / BigInt(whole))

/** Between which shares a share lies with a confidence of 95 %, in millionths; null of fewer rows than a rate is told of. */
export function intervalOf(part: number, whole: number): Interval | null {
  const rate = wilson(part, whole)
  return rate && { low: Math.round(rate.low * MILLION), high: Math.round(rate.high * MILLION) }
}

/** How often each value occurs, by the value. */
export type Histogram = { value: number; count: number }[]

/** The median of a histogram: of two in the middle the mean; null of nothing. */
export function medianOf(histogram: Histogram): number | null {
  const sorted = [...histogram].sort((one, other) => one.value - other.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const at = (place: number) => {
    let seen = 0
    return sorted.find(({ count }) => (seen += count) > place)!.value
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}
