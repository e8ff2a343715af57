/** The first day of the judges who were elected in 2025 (decree of reform of the judiciary, DOF 15-09-2024). Figures of the benches before and since are never added up. */
export const NEW_BENCH = '2025-09-15'

/** The day before. */
export const LAST_DAY_OF_OLD_BENCH = '2025-09-14'

export const BENCHES = ['before', 'since'] as const
export type Bench = (typeof BENCHES)[number]

/** A span of days as `YYYY-MM-DD`, both included; null = open. */
export interface Span {
  from: string | null
  until: string | null
}

export const spanOf = (bench: Bench): Span =>
  bench === 'before' ? { from: null, until: LAST_DAY_OF_OLD_BENCH } : { from: NEW_BENCH, until: null }

/** The days that two spans share; null when there are none. */
export function shared(one: Span, other: Span): Span | null {
  const from =
    [one.from, other.from]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  const until = [one.until, other.until].filter((day) => day !== null).sort()[0] ?? null
  return from !== null && until !== null && from > until ? null : { from, until }
}
