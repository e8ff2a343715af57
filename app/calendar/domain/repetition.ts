import ICAL from 'ical.js'
import { addDays, isDay, weekdayOf, yearOf, type Day } from '#app/deadlines/domain/days'

/** How an event may come again. */
export const RHYTHMS = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Sunday first, by the names of RFC 5545. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** What of a month is kept: its date, which of its weekdays (the second Tuesday), or the last of its weekdays. Months that have no such day are left out. */
export const MONTHLY_BY = ['date', 'weekday', 'last_weekday'] as const

/** Nothing repeats longer or more often: a rule without an end is refused. */
export const REPETITION_LIMITS = { years: 5, occurrences: 500, interval: 99 } as const

/** How an event comes again, until a day (included) or so many times, the first one counted. One of the two is said. */
export interface Repetition {
  rhythm: Rhythm
  /** Every so many days, weeks, months or years. */
  interval: number
  /** On which days of the week; of the weekly ones only. */
  weekdays: Weekday[]
  /** Of the monthly ones only. */
  monthlyBy: (typeof MONTHLY_BY)[number]
  untilOn: Day | null
  count: number | null
}

/** Why a repetition is refused, by the field that is at fault. */
export type RepetitionFault =
  | { field: 'weekdays'; reason: 'not_first_day' }
  | { field: 'monthlyBy'; reason: 'not_last' }
  | { field: 'untilOn'; reason: 'endless' | 'before_first_day' }
  | { field: 'untilOn' | 'count'; reason: 'too_long' | 'too_many' }

export const FREQUENCIES = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const

const nameOfWeekday = (day: Day): Weekday => WEEKDAYS[weekdayOf(day) % 7]!
const compact = (day: Day) => day.replaceAll('-', '')
const dateOf = (day: Day) => Number(day.slice(8))

/** Whether a day is the last of its weekday in its month. */
const isLastOfMonth = (day: Day) => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

/** What of the first day the repetitions keep. */
function keptOf({ rhythm, weekdays, monthlyBy }: Repetition, firstDay: Day): string[] {
  if (rhythm === 'weekly') {
    const days = WEEKDAYS.filter((day) =>
      weekdays.length > 0 ? weekdays.includes(day) : day === nameOfWeekday(firstDay)
    )
    return [`BYDAY=${days.join(',')}`]
  }
  if (rhythm === 'monthly') {
    const nth = monthlyBy === 'last_weekday' ? -1 : Math.ceil(dateOf(firstDay) / 7)
    return [monthlyBy === 'date' ? `BYMONTHDAY=${dateOf(firstDay)}` : `BYDAY=${nth}${nameOfWeekday(firstDay)}`]
  }
  if (rhythm === 'yearly') return [`BYMONTH=${Number(firstDay.slice(5, 7))}`, `BYMONTHDAY=${dateOf(firstDay)}`]
  return []
}

/**
 * A repetition as a rule of RFC 5545, the parts always in the same order. UNTIL is a day on the clocks of the event, included; a calendar of instants
 * that is written elsewhere has to say the end of that day in UTC instead.
 */
export function ruleOf(repetition: Repetition, firstDay: Day): string {
  const { rhythm, interval, untilOn, count } = repetition
  const end = untilOn !== null ? [`UNTIL=${compact(untilOn)}`] : count !== null ? [`COUNT=${count}`] : []
  const weeks = rhythm === 'weekly' ? ['WKST=SU'] : []
  const parts = [
    `FREQ=${FREQUENCIES[rhythm]}`,
    `INTERVAL=${interval}`,
    ...keptOf(repetition, firstDay),
    ...weeks,
    ...end,
  ]
  return parts.join(';')
}

/** What is wrong with how an event that begins on a day comes again; null for nothing. */
export function faultOf(repetition: Repetition, firstDay: Day): RepetitionFault | null {
  const { rhythm, weekdays, monthlyBy, untilOn, count } = repetition
  if (rhythm === 'weekly' && weekdays.length > 0 && !weekdays.includes(nameOfWeekday(firstDay)))
    return { field: 'weekdays', reason: 'not_first_day' }
  if (rhythm === 'monthly' && monthlyBy === 'last_weekday' && !isLastOfMonth(firstDay))
    return { field: 'monthlyBy', reason: 'not_last' }
  if (untilOn === null && count === null) return { field: 'untilOn', reason: 'endless' }
  if (untilOn !== null && untilOn < firstDay) return { field: 'untilOn', reason: 'before_first_day' }
  const field = untilOn !== null ? 'untilOn' : 'count'
  if ((untilOn ?? '') > horizonOf(firstDay)) return { field, reason: 'too_long' }
  const { days, isCut } = spread(ruleOf(repetition, firstDay), firstDay)
  if (days.length > REPETITION_LIMITS.occurrences || (count ?? 0) > REPETITION_LIMITS.occurrences)
    return { field, reason: 'too_many' }
  return isCut ? { field, reason: 'too_long' } : null
}

/** The last day on which something that begins on a day may come again. */
function horizonOf(firstDay: Day): Day {
  const year = yearOf(firstDay) + REPETITION_LIMITS.years
  const same = `${year}${firstDay.slice(4)}`
  return isDay(same) ? same : `${year}-02-28`
}

/**
 * The same repetition, ended where it may at most: for rules of others, which may have no end.
 *
 * @returns null when it has another fault
 */
export function boundedRepetition(repetition: Repetition, firstDay: Day): Repetition | null {
  const fault = faultOf(repetition, firstDay)
  if (!fault) return repetition
  if (!['endless', 'too_long', 'too_many'].includes(fault.reason)) return null
  const open = ruleOf({ ...repetition, untilOn: null, count: null }, firstDay)
  const untilOn = spread(open, firstDay).days.slice(0, REPETITION_LIMITS.occurrences).at(-1)!
  return { ...repetition, untilOn, count: null }
}

/** Most rules whose days are remembered. */
const REMEMBERED = 1_000
const remembered = new Map<string, readonly Day[]>()

/** The first days of all repetitions of an event, the first one included; only that one without a rule. The same rule is worked out once. */
export function repetitionsOf(rule: string | null, firstDay: Day): readonly Day[] {
  if (rule === null) return [firstDay]
  const key = `${firstDay} ${rule}`
  const known = remembered.get(key)
  if (known) return known
  const days = spread(rule, firstDay).days.slice(0, REPETITION_LIMITS.occurrences)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, days)
  return days
}

/** The days of a rule up to the horizon, one more than there may be at most, and whether the horizon cut some off. */
function spread(rule: string, firstDay: Day): { days: Day[]; isCut: boolean } {
  const horizon = horizonOf(firstDay)
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(firstDay))
  const days: Day[] = []
  for (let next = iterator.next(); next && days.length <= REPETITION_LIMITS.occurrences; next = iterator.next()) {
    const day = next.toString().slice(0, 10)
    if (day > horizon) return { days, isCut: true }
    days.push(day)
  }
  return { days, isCut: false }
}
