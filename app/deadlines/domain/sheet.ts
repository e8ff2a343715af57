import type { NonWorkingCalendar, NonWorkingReason } from './calendar.js'
import type { Day } from './days.js'
import type { CalendarRole, NotificationRule, RuleBasis, TermLength, TermRule } from './rules.js'

/** What a computation starts from. */
export interface ComputationRequest {
  /** The day on which the notification was made, or the act was known. */
  notifiedOn: Day
  /** The hour ('HH:mm') and its zone (IANA), for terms from moment to moment. */
  notifiedAt?: { time: string; zone: string }
  notification: NotificationRule
  term: TermRule
  calendars: Partial<Record<CalendarRole, NonWorkingCalendar>>
  /** Zone of the office where it is filed, for the last instant. */
  zone: string
}

export interface SheetDay {
  day: Day
  /** Whether it is counted for the notification to take effect or for the term. */
  phase: 'notification' | 'effect' | 'term'
  counts: boolean
  /** Its number within its phase; null when it does not count. */
  number: number | null
  /** Why it does not count. */
  reasons: NonWorkingReason[]
}

export type SheetWarning =
  'notified_on_rest_day' | 'notification_unverified' | 'term_unverified' | 'calendar_unverified' | 'last_day_moved'

/** A rule as it was used. */
export interface RuleUsed {
  key: string
  version: number
  basis: RuleBasis
  isVerified: boolean
}

/** A calendar as it was used: what of it was known, and who had verified it. */
export interface CalendarUsed {
  role: CalendarRole
  key: string
  name: string
  years: { year: number; source: string; verifiedBy: string | null }[]
}

/** The sheet of a computation: everything that it used, day by day. */
export interface ComputationSheet {
  notifiedOn: Day
  notification: RuleUsed
  term: RuleUsed & { length: TermLength }
  takesEffect: Day
  /** First day of the term. A writ filed before is in time, too. Null when the term never runs (at any time). */
  opens: Day | null
  /** Last day of the term; null = at any time. */
  lastDay: Day | null
  /** The last instant in which it can be filed, as an ISO instant with the offset of its zone; null = at any time. */
  lastInstant: string | null
  days: SheetDay[]
  calendars: CalendarUsed[]
  warnings: SheetWarning[]
}

/** A computation that cannot be made from what was given. `problem` is a message id under `deadlines.problem`. */
export class CannotCompute extends Error {
  constructor(
    readonly problem:
      'no_such_day' | 'moment_unknown' | 'hour_missing' | 'no_such_hour' | 'calendar_missing' | 'no_working_day',
    readonly details: { role?: CalendarRole } = {}
  ) {
    super(`Cannot compute: ${problem}`)
  }
}
