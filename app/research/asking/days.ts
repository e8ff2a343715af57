/** The first and the last day that a filter may name: open ranges reach so far. */
const FIRST = '1850-01-01'
const LAST = '2100-12-31'

const RANGE = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/
const DAY = 86_400_000

/** A range of ISO dates, both included; null = open. */
export interface Days {
  from: string | null
  to: string | null
}

/** Reads `2020-01-01..2024-12-31`, `2020-01-01..`, `..2024-12-31` or one day; null when it is no range, or one of all days. */
export function readDays(text: string): Days | null {
  const written = text.trim()
  const [, from = null, to = null] = RANGE.exec(isDay(written) ? `${written}..${written}` : written) ?? []
  if ((from === null && to === null) || [from, to].some((day) => day !== null && !isDay(day))) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** The one way to write a range. */
export function writeDays({ from, to }: Days): string {
  return `${from ?? ''}..${to ?? ''}`
}

/** Every day of a range, as the index has them. */
export function daysWithin({ from, to }: Days): string[] {
  const first = Date.parse(from === null || from < FIRST ? FIRST : from)
  const last = Date.parse(to === null || to > LAST ? LAST : to)
  const count = Math.max(0, Math.round((last - first) / DAY) + 1)
  return Array.from({ length: count }, (_, place) => new Date(first + place * DAY).toISOString().slice(0, 10))
}

function isDay(text: string): boolean {
  const day = new Date(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
