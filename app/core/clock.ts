import { DateTime } from 'luxon'

let frozen: DateTime | null = null

/** The only source of the present. Always UTC; tests set it. */
export const clock = {
  now(): DateTime {
    return frozen ?? DateTime.utc()
  },

  /** Stops the clock at an instant until `restore()`. */
  freeze(at: DateTime | string): DateTime {
    frozen = (typeof at === 'string' ? DateTime.fromISO(at, { zone: 'utc' }) : at).toUTC()
    return frozen
  },

  /** Moves a frozen clock, e.g. `{ seconds: 11 }`. */
  advance(duration: Record<string, number>): DateTime {
    return this.freeze(this.now().plus(duration))
  },

  restore(): void {
    frozen = null
  },
}
