import { IANAZone } from 'luxon'
import { clock } from '#app/core/clock'

/** Since 1922, no zone of Mexico and none of its neighbours changed its offset but on a quarter of an hour. */
const QUARTER = 15 * 60_000
/** Most quarters of an hour whose offset a zone remembers. */
const REMEMBERED = 10_000

/** A zone that asks for its offset once for each quarter of an hour: Luxon asks anew for every instant, which costs more than all the rest of a date. */
class RememberingZone extends IANAZone {
  readonly #offsets = new Map<number, number>()

  override offset(millis: number): number {
    const quarter = Math.floor(millis / QUARTER)
    const known = this.#offsets.get(quarter)
    if (known !== undefined) return known
    if (this.#offsets.size >= REMEMBERED) this.#offsets.clear()
    const offset = super.offset(millis)
    if (Number.isFinite(offset)) this.#offsets.set(quarter, offset)
    return offset
  }
}

const zones = new Map<string, RememberingZone>()

/**
 * A zone for many dates, to be given to Luxon in place of its name.
 *
 * @param name an IANA zone
 */
export function timeZone(name: string): IANAZone {
  let zone = zones.get(name)
  if (!zone) {
    zone = new RememberingZone(name)
    if (zone.isValid) zones.set(name, zone)
  }
  return zone
}

/**
 * What the clocks of a zone say, for many instants.
 *
 * @param name an IANA zone
 * @returns milliseconds since 1970 (UTC) to `YYYY-MM-DDTHH:MM`
 */
export function wallClock(name: string): (millis: number) => string {
  const zone = timeZone(name)
  return (millis) => new Date(millis + zone.offset(millis) * 60_000).toISOString().slice(0, 16)
}

/** The day of a firm by the clock of its zone, as an ISO date. */
export const firmToday = ({ timeZone: zone }: { timeZone: string }): string => clock.now().setZone(zone).toISODate()!
