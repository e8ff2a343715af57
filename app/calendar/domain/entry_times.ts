import { DateTime } from 'luxon'
import { addDays, daysBetween, type Day } from '#app/deadlines/domain/days'
import { timeZone, wallClock } from '#app/core/time_zone'
import type { CalendarWhen } from '#app/core/contributions/registries'
import { repetitionsOf } from './repetition.js'

/** When an event is, as people write it: days and times on the clocks of a zone. */
export interface WrittenTimes {
  /** `YYYY-MM-DD`; the last one included. */
  firstDay: Day
  lastDay: Day
  /** `HH:MM`; null for whole days, both or none. */
  startTime: string | null
  endTime: string | null
  /** An IANA zone. */
  timeZone: string
}

/** The same as it is kept: instants for what has hours, and nothing but days for the rest. */
export interface StoredTimes {
  firstDay: Day
  lastDay: Day
  startsAt: DateTime | null
  endsAt: DateTime | null
  timeZone: string
}

/** How an event comes again and when it does not. */
export interface Repeating extends StoredTimes {
  /** A rule of `ruleOf`; null for what is once. */
  rule: string | null
  /** First days of the repetitions that do not take place. */
  exceptions: Day[]
}

/** Most that an event lasts. */
export const MOST_DAYS = 366

/** The instant at which the clocks of a zone say day and time. A time that they skip is taken as much later as they jump; of one that they show twice, the first. */
const instantOf = (day: Day, time: string, zone: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone: timeZone(zone) }).toUTC()

/** What is kept of what was written. */
export function storedTimes({ firstDay, lastDay, startTime, endTime, timeZone: zone }: WrittenTimes): StoredTimes {
  const startsAt = startTime === null ? null : instantOf(firstDay, startTime, zone)
  const endsAt = endTime === null ? null : instantOf(lastDay, endTime, zone)
  return { firstDay, lastDay, startsAt, endsAt, timeZone: zone }
}

/** What was written, read back from what is kept. */
export function writtenTimes({ firstDay, lastDay, startsAt, endsAt, timeZone: zone }: StoredTimes): WrittenTimes {
  const clockAt = wallClock(zone)
  const clock = (instant: DateTime | null) => instant && clockAt(instant.toMillis()).slice(11)
  return { firstDay, lastDay, startTime: clock(startsAt), endTime: clock(endsAt), timeZone: zone }
}

/** What is wrong with the times that were written; null for nothing. */
export function faultOfTimes(times: WrittenTimes): 'ends_before_it_begins' | 'too_long' | null {
  const { firstDay, lastDay } = times
  const { startsAt, endsAt } = storedTimes(times)
  if (lastDay < firstDay || (startsAt && endsAt && endsAt <= startsAt)) return 'ends_before_it_begins'
  return daysBetween(firstDay, lastDay) >= MOST_DAYS ? 'too_long' : null
}

/** The times of the repetition that begins on a day: the same time on the wall (`startTime`, `HH:MM`, null for whole days), and as long as the first. */
export function timesOn(times: StoredTimes, day: Day, startTime = writtenTimes(times).startTime): StoredTimes {
  const { firstDay, lastDay, startsAt, endsAt, timeZone: zone } = times
  const later = {
    firstDay: day,
    lastDay: addDays(day, daysBetween(firstDay, lastDay)),
    startsAt,
    endsAt,
    timeZone: zone,
  }
  if (!startsAt || !endsAt || day === firstDay) return later
  const begins = instantOf(day, startTime!, zone)
  const ends = begins.plus({ milliseconds: endsAt.toMillis() - startsAt.toMillis() })
  return { ...later, lastDay: wallClock(zone)(ends.toMillis()).slice(0, 10), startsAt: begins, endsAt: ends }
}

/** The days on which an event takes place, exceptions left out: the first day of each repetition. */
export function daysOf({ rule, firstDay, exceptions }: Repeating): Day[] {
  return repetitionsOf(rule, firstDay).filter((day) => !exceptions.includes(day))
}

/** The last day of the last repetition; one day later than that is nothing of it anywhere. */
export function untilDayOf(entry: Repeating): Day {
  const last = daysOf(entry).at(-1) ?? entry.firstDay
  return timesOn(entry, last).lastDay
}

/** What an event has between two days of its zone, both included and each off by one at most elsewhere: the first day of the repetition and when it is. */
export function occurrencesIn(entry: Repeating, from: Day, to: Day): { day: Day; when: CalendarWhen }[] {
  const length = Math.max(0, daysBetween(entry.firstDay, entry.lastDay))
  const earliest = addDays(from, -length - 1)
  const latest = addDays(to, 1)
  const startTime = writtenTimes(entry).startTime
  return daysOf(entry)
    .filter((day) => day >= earliest && day <= latest)
    .map((day) => ({ day, when: whenOf(timesOn(entry, day, startTime)) }))
}

const whenOf = ({ firstDay, lastDay, startsAt, endsAt }: StoredTimes): CalendarWhen =>
  startsAt ? { startsAt, endsAt } : { firstDay, lastDay }
