import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { isDay, type Day } from '#app/deadlines/domain/days'
import { RowProblem } from './row_problem.js'
import { zoneNamed } from './zones.js'

/** A moment of an event: a whole day, or an hour on the clocks of a zone. */
export interface Moment {
  day: Day
  /** Null for a whole day. */
  at: DateTime | null
  /** The zone in which it was written; of an hour in UTC, that of the reader. */
  zone: string
}

/** Zones in which hours are read. */
export interface Zones {
  /** That of the reader: whole days, and hours in UTC, are theirs. */
  own: string
  /** Where hours without a zone are meant; null when nobody said. */
  floating: string | null
}

/** The day of a moment on the clocks of a zone. */
export const dayIn = ({ day, at }: Moment, zone: string): Day => at?.setZone(zone).toISODate() ?? day

/** How long a property says; null when it says no length. */
export function durationIn(of: ICAL.Component, name: string): ICAL.Duration | null {
  try {
    const value = of.getFirstPropertyValue(name)
    return value instanceof ICAL.Duration ? value : null
  } catch {
    throw new RowProblem('unreadable')
  }
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(Z)?)?$/

/** The first moment of a property, e.g. of DTSTART. Throws RowProblem for a day or an hour that does not exist, or a zone that is not known. */
export const readMoment = (property: ICAL.Property, zones: Zones): Moment => readMoments(property, zones)[0]!

/** All moments of a property, e.g. of EXDATE. */
export function readMoments(property: ICAL.Property, zones: Zones): Moment[] {
  const [, parameters, , ...values] = property.toJSON() as [string, { tzid?: string }, string, ...unknown[]]
  return values.map((value) => momentOf(String(value), parameters.tzid, zones))
}

function momentOf(text: string, tzid: string | undefined, zones: Zones): Moment {
  const [, day = '', hour, minute, second, utc] = MOMENT.exec(text) ?? []
  if (!isDay(day)) throw new RowProblem('no_such_day')
  if (hour === undefined) return { day, at: null, zone: zones.own }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) throw new RowProblem('no_such_hour')
  const zone = utc ? zones.own : zoneSaid(tzid, zones)
  const wall = `${day}T${hour}:${minute}:00`
  const at = utc ? DateTime.fromISO(`${wall}Z`).setZone(zone) : DateTime.fromISO(wall, { zone })
  return { day: at.toISODate()!, at, zone }
}

function zoneSaid(tzid: string | undefined, { floating }: Zones): string {
  if (tzid === undefined) {
    if (floating === null) throw new RowProblem('no_zone')
    return floating
  }
  const zone = zoneNamed(tzid)
  if (zone === null) throw new RowProblem('unknown_zone', { zone: tzid.slice(0, 60) })
  return zone
}
