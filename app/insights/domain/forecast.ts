/** Settled charges below which nothing is foretold. */
export const MIN_HISTORY = 10

/** Days ahead for which it is told how much comes in. */
export const HORIZONS = [30, 60, 90] as const

/** How many charges were settled so many days after their issue. */
export type Settled = { days: number; count: number }[]

/** What is owed on charges of one age, in days since their issue: how much, and the sum of the squares of what each owes. */
export type Owed = { age: number; count: number; remaining: number; squares: number }[]

/** What is expected within so many days, in centavos, between the bounds of eight cases in ten. */
export type Expected = { days: number; expected: number; low: number; high: number }

/** Standard deviations on either side of the mean within which eight cases in ten lie (normal distribution). */
const EIGHT_IN_TEN = 1.2816

/**
 * How likely a charge is still open after so many days: Kaplan and Meier's estimate. Charges that are open by now count as such up to their age, so that those which nobody pays are not
 * forgotten.
 */
export function survival(settled: Settled, open: { age: number; count: number }[]): (days: number) => number {
  const events = new Map<number, number>()
  const leaving = new Map<number, number>()
  const add = (to: Map<number, number>, at: number, count: number) => to.set(at, (to.get(at) ?? 0) + count)
  for (const { days, count } of settled) add(events, days, count)
  for (const { days, count } of settled) add(leaving, days, count)
  for (const { age, count } of open) add(leaving, age, count)
  let atRisk = [...leaving.values()].reduce((sum, count) => sum + count, 0)
  let alive = 1
  const steps: { days: number; alive: number }[] = []
  for (const days of [...leaving.keys()].sort((one, other) => one - other)) {
    const ended = events.get(days) ?? 0
    if (ended > 0) alive *= 1 - ended / atRisk
    atRisk -= leaving.get(days)!
    if (ended > 0) steps.push({ days, alive })
  }
  return (days) => steps.findLast((step) => step.days <= days)?.alive ?? 1
}

/**
 * What comes in of what is owed today, if clients pay as they did: each charge with the chance of being settled within the horizon, given that it is not yet. Null where fewer than
 * MIN_HISTORY charges were settled. The interval takes charges as independent of each other.
 */
export function forecast(settled: Settled, owed: Owed): { n: number; expected: Expected[] } | null {
  const n = settled.reduce((sum, { count }) => sum + count, 0)
  if (n < MIN_HISTORY) return null
  const alive = survival(settled, owed)
  const total = owed.reduce((sum, { remaining }) => sum + remaining, 0)
  const expected = HORIZONS.map((days) => {
    let [mean, variance] = [0, 0]
    for (const { age, remaining, squares } of owed) {
      const now = alive(age)
      const chance = now === 0 ? 0 : 1 - alive(age + days) / now
      mean += remaining * chance
      variance += squares * chance * (1 - chance)
    }
    const spread = EIGHT_IN_TEN * Math.sqrt(variance)
    const within = (amount: number) => Math.round(Math.min(Math.max(amount, 0), total))
    return { days, expected: within(mean), low: within(mean - spread), high: within(mean + spread) }
  })
  return { n, expected }
}
