import { scaled } from '#app/billing/domain/charge_amounts'

/** Most minutes of one entry: a whole day. */
export const MOST_MINUTES = 1_440

/**
 * Minutes that somebody wrote: `90`, `1:30`, `1h`, `1 h 30`, `1h30m`, `1.5h`, `45 min`. Null for what is no time, for nothing and for more than a day.
 */
export function readMinutes(written: string): number | null {
  const text = written.trim().toLowerCase().replace(',', '.')
  const minutes = inMinutes(text)
  return minutes !== null && minutes > 0 && minutes <= MOST_MINUTES ? minutes : null
}

function inMinutes(text: string): number | null {
  const plain = /^(\d{1,4})\s*(?:m|min|minutos?)?$/.exec(text)
  if (plain) return Number(plain[1])
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = /^(\d{1,2})(\.\d{1,2})?\s*h(?:oras?|rs?)?$/.exec(text)
  if (hours) return Math.round(Number(`${hours[1]}${hours[2] ?? ''}`) * 60)
  const both = /^(\d{1,2})\s*h(?:oras?|rs?)?\s*([0-5]?\d)\s*(?:m|min|minutos?)?$/.exec(text)
  return both ? Number(both[1]) * 60 + Number(both[2]) : null
}

/** `1:30`: minutes as a clock would show them. */
export const writtenMinutes = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes since a watch was started, begun ones counted whole: at least one, at most a day. */
export const elapsedMinutes = (startedAt: number, now: number): number =>
  Math.min(Math.max(Math.ceil((now - startedAt) / 60_000), 1), MOST_MINUTES)

/** Hours in millionths, as concepts of charges have them. */
export const hoursOf = (minutes: number): number => scaled(minutes, 1_000_000, 60)

/** What minutes cost at a rate for an hour, in centavos, as a concept of those hours would. */
export const priceOf = (minutes: number, rate: number): number => scaled(rate, hoursOf(minutes), 1_000_000)
