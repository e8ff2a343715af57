import type { Currency } from '../../core/money.js'

/** How long what is owed is late: not yet, up to 30, 60 and 90 days, and longer. */
export const AGES = ['current', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
export type Age = (typeof AGES)[number]

/** What is owed of each age, in centavos, and all of it. */
export type AgedSums = Record<Age, number> & { total: number }

export type AgedByCurrency = AgedSums & { currency: Currency }

const DAY = 86_400_000

/** That many days before an ISO date. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

/** The due dates with which each age begins, the youngest first: what is due on the day itself is not late. `older` has no first date. */
export const ageBounds = (asOf: string): Record<Exclude<Age, 'older'>, string> => ({
  current: asOf,
  upTo30: daysBefore(asOf, 30),
  upTo60: daysBefore(asOf, 60),
  upTo90: daysBefore(asOf, 90),
})

/** The age of what was due on a day; without a due date nothing is late. */
export function ageOf(dueOn: string | null, asOf: string): Age {
  const bounds = ageBounds(asOf)
  if (dueOn === null) return 'current'
  return AGES.find((age) => age === 'older' || dueOn >= bounds[age])!
}
