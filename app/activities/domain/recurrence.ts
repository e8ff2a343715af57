import { DateTime } from 'luxon'

export const RHYTHMS = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** When something happens again and again, in the time of a place. */
export interface Recurrence {
  /** First day, `YYYY-MM-DD`. */
  startsOn: string
  /** `HH:MM` */
  time: string
  timeZone: string
  rhythm: Rhythm
  /** Last day, `YYYY-MM-DD`. */
  untilOn: string | null
}

const DAY_MS = 86_400_000
const FRIDAY = 5

/** A calendar day without a place. */
const day = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })

/**
 * The moment at which a clock on the wall of that place says day and time. A time that the clocks skip is taken as much later as they jump;
 * of one that they show twice, the first.
 */
function momentOf(date: DateTime, { time, timeZone }: Recurrence): DateTime {
  const local = DateTime.fromISO(`${date.toISODate()}T${time}`, { zone: timeZone })
  const earlier = local.minus({ hours: 1 })
  const isShownTwice = earlier.toFormat('HH:mm') === local.toFormat('HH:mm')
  return (isShownTwice ? earlier : local).toUTC()
}

/** The n-th day from the first one. Months and years count from the first day, so the 31st comes back after a February. */
function nthDay({ startsOn, rhythm }: Recurrence, n: number): DateTime {
  const start = day(startsOn)
  if (rhythm === 'monthly') return start.plus({ months: n })
  if (rhythm === 'yearly') return start.plus({ years: n })
  if (rhythm === 'weekly') return start.plus({ weeks: n })
  return rhythm === 'weekdays' ? nthWeekday(start, n) : start.plus({ days: n })
}

function nthWeekday(start: DateTime, n: number): DateTime {
  const monday = start.weekday > FRIDAY ? start.plus({ days: 8 - start.weekday }) : start
  const fromMonday = monday.weekday - 1 + n
  return monday.plus({ days: Math.floor(fromMonday / 5) * 7 + (fromMonday % 5) - (monday.weekday - 1) })
}

/** A number of repetitions that is surely not beyond an instant, to start counting from. */
function lowEstimate({ startsOn, rhythm }: Recurrence, after: DateTime): number {
  const days = Math.floor((after.toMillis() - day(startsOn).toMillis()) / DAY_MS) - 3
  const perRepetition = { none: Infinity, daily: 1, weekdays: 7 / 5, weekly: 7, monthly: 31, yearly: 366 }[rhythm]
  return Math.max(0, Math.floor(days / perRepetition) - 2)
}

/** The first moment after an instant; with null the very first. Null when there is none any more. */
export function nextMoment(plan: Recurrence, after: DateTime | null): DateTime | null {
  const last = plan.rhythm === 'none' ? 0 : Infinity
  for (let n = after ? lowEstimate(plan, after) : 0; n <= last; n++) {
    const date = nthDay(plan, n)
    if (plan.untilOn && date.toISODate()! > plan.untilOn) return null
    if (!date.isValid || date.year > 9_998) return null
    const moment = momentOf(date, plan)
    if (!moment.isValid) return null
    if (!after || moment > after) return moment
  }
  return null
}

/** The last moment of those from `first` (itself one of them) that is not after an instant: what was missed in between is told once. */
export function lastMomentUntil(plan: Recurrence, first: DateTime, until: DateTime): DateTime {
  let last = first
  for (let next = nextMoment(plan, nearly(plan, first, until)); next && next <= until; next = nextMoment(plan, next)) {
    if (next > last) last = next
  }
  return last
}

/** Where to begin looking for the last moment before an instant: never before `first`, some repetitions back. */
function nearly({ rhythm }: Recurrence, first: DateTime, until: DateTime): DateTime {
  const back = { none: 0, daily: 3, weekdays: 5, weekly: 15, monthly: 65, yearly: 735 }[rhythm]
  return DateTime.max(first, until.minus({ days: back }))
}
