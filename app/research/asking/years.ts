/** The first and the last year that a filter may name. */
const FIRST = 1500
const LAST = 2200

const RANGE = /^(\d{4})?\s*[-–]\s*(\d{4})?$/
const SINGLE = /^(\d{4})$/

/** A range of years; null = open. */
export interface Years {
  from: number | null
  to: number | null
}

/** Reads `1996-2020`, `1996-`, `-2020` or `2020`; null when it is no range or one of all years. */
export function readYears(text: string): Years | null {
  const [, single] = SINGLE.exec(text.trim()) ?? []
  const [, from, to] = single ? [null, single, single] : (RANGE.exec(text.trim()) ?? [])
  if (!from && !to) return null
  const [one, other] = [from, to].map((year) => (year ? Math.min(Math.max(Number(year), FIRST), LAST) : null))
  return one !== null && other !== null && one > other ? { from: other, to: one } : { from: one, to: other }
}

/** The one way to write a range. */
export function writeYears({ from, to }: Years): string {
  return from !== null && from === to ? String(from) : `${from ?? ''}-${to ?? ''}`
}

/** Every year of a range, as the index has them. */
export function yearsWithin({ from, to }: Years): string[] {
  const first = from ?? FIRST
  return Array.from({ length: (to ?? LAST) - first + 1 }, (_, place) => String(first + place))
}
