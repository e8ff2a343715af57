import { DateTime } from 'luxon'
import { DayCounter } from './day_counter.js'
import { addDays, firstOfNextMonth, isDay, sameDayAfterMonths, type Day } from './days.js'
import type { NotificationRule, TermRule } from './rules.js'
import {
  CannotCompute,
  type ComputationRequest,
  type ComputationSheet,
  type RuleUsed,
  type SheetWarning,
} from './sheet.js'

/**
 * Computes a term: when the notification takes effect, its first and last day, and each day between with the reason why it counts or does not. Depends on nothing
 * but its request. Throws `CannotCompute` for what is missing or impossible, `MissingYear` when it would cross a year that no calendar has.
 */
export function computeTerm(request: ComputationRequest): ComputationSheet {
  const { notifiedOn, notification, term } = request
  if (!isDay(notifiedOn)) throw new CannotCompute('no_such_day')
  const counter = new DayCounter(request.calendars)
  const isRestDay = counter.reasonsOn(notifiedOn, notification.calendars)
  counter.days.push({ day: notifiedOn, phase: 'notification', counts: false, number: null, reasons: isRestDay })
  const takesEffect = effectOf(request, counter)
  const end = endOf(request, takesEffect, counter)
  const calendars = counter.calendarsUsed()
  const warnings: [SheetWarning, boolean][] = [
    ['notified_on_rest_day', isRestDay.length > 0 && notification.effect.kind !== 'day_or_next_working'],
    ['notification_unverified', !notification.isVerified],
    ['term_unverified', !term.isVerified],
    ['calendar_unverified', calendars.some(({ years }) => years.some(({ verifiedBy }) => verifiedBy === null))],
    ['last_day_moved', end.isMoved],
  ]
  return {
    notifiedOn,
    notification: usedRule(notification),
    term: { ...usedRule(term), length: term.length },
    takesEffect,
    opens: end.opens,
    lastDay: end.lastDay,
    lastInstant: end.lastInstant,
    days: counter.days,
    calendars,
    warnings: warnings.filter(([, holds]) => holds).map(([warning]) => warning),
  }
}

const usedRule = ({ key, version, basis, isVerified }: NotificationRule | TermRule): RuleUsed => ({
  key,
  version,
  basis,
  isVerified,
})

function effectOf({ notifiedOn, notification }: ComputationRequest, counter: DayCounter): Day {
  const { effect, calendars } = notification
  if (effect.kind === 'working_days') return counter.countAfter(notifiedOn, effect.days, 'effect', calendars)
  if (effect.kind === 'same_day' || effect.kind === 'opens_that_day') return notifiedOn
  if (counter.reasonsOn(notifiedOn, calendars).length === 0) return notifiedOn
  return counter.countAfter(notifiedOn, 1, 'effect', calendars)
}

interface TermEnd {
  opens: Day | null
  lastDay: Day | null
  lastInstant: string | null
  isMoved: boolean
}

function endOf(request: ComputationRequest, takesEffect: Day, counter: DayCounter): TermEnd {
  const countAfter = request.notification.effect.kind === 'opens_that_day' ? addDays(takesEffect, -1) : takesEffect
  const { length, calendars } = request.term
  if (length.unit === 'any_time') return { opens: null, lastDay: null, lastInstant: null, isMoved: false }
  if (length.unit === 'hours') return endOfHours(request, takesEffect, length.amount)
  if (length.unit === 'working_days') {
    const first = counter.days.length
    const lastDay = counter.countAfter(countAfter, length.amount, 'term', calendars)
    const opens = counter.days.slice(first).find(({ counts }) => counts)!.day
    return { opens, lastDay, lastInstant: lastInstantOf(lastDay, request.zone), isMoved: false }
  }
  const opens = addDays(countAfter, 1)
  const natural =
    length.unit === 'calendar_days'
      ? addDays(countAfter, length.amount)
      : monthsAfter(length.from, { countAfter, opens }, length.amount * (length.unit === 'years' ? 12 : 1))
  const isMoved = length.movesToWorkingDay && counter.reasonsOn(natural, calendars).length > 0
  const lastDay = isMoved ? counter.countAfter(natural, 1, 'term', calendars) : natural
  return { opens, lastDay, lastInstant: lastInstantOf(lastDay, request.zone), isMoved }
}

/**
 * The same day, that many months later. In a month without that day a term that is counted from its opening ends on the first of the next (article 12 of the Código
 * Fiscal de la Federación), one that is counted from the effect with the month: full months from the first of January end with February.
 */
function monthsAfter(from: 'effect' | 'opening', days: { countAfter: Day; opens: Day }, months: number): Day {
  const day = from === 'effect' ? days.countAfter : days.opens
  const sameDay = sameDayAfterMonths(day, months)
  if (sameDay) return sameDay
  const next = firstOfNextMonth(sameDayAfterMonths(`${day.slice(0, 7)}-01`, months)!)
  return from === 'effect' ? addDays(next, -1) : next
}

/** 24:00 of a day (article 21 of the Ley de Amparo), written as 00:00 of the next. */
const lastInstantOf = (day: Day, zone: string): string =>
  DateTime.fromISO(addDays(day, 1), { zone }).toISO({ suppressMilliseconds: true })!

function endOfHours(request: ComputationRequest, takesEffect: Day, hours: number): TermEnd {
  const { notifiedAt } = request
  if (takesEffect !== request.notifiedOn) throw new CannotCompute('moment_unknown')
  if (!notifiedAt) throw new CannotCompute('hour_missing')
  const start = DateTime.fromISO(`${takesEffect}T${notifiedAt.time}`, { zone: notifiedAt.zone })
  if (!start.isValid || start.toFormat('HH:mm') !== notifiedAt.time) throw new CannotCompute('no_such_hour')
  const end = start.plus({ hours })
  return {
    opens: takesEffect,
    lastDay: end.toISODate(),
    lastInstant: end.toISO({ suppressMilliseconds: true }),
    isMoved: false,
  }
}
