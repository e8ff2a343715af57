import { DateTime } from 'luxon'
import type { ComputationSheet } from '#app/deadlines/domain/sheet'

/** The dates of a deadline, as its former values keep them. */
export interface DeadlineDates {
  /** ISO dates; the last two are null for what may be filed at any time. */
  notifiedOn: string | null
  takesEffect: string | null
  lastDay: string | null
  /** ISO instant in UTC. */
  lastInstant: string | null
}

/** Characters of an ISO instant that say the day and the minute on the wall. */
export const WALL_MINUTES = 'YYYY-MM-DDTHH:MM'.length

/** The end of a day in a zone: the last instant of what is due on it. */
export const endOfDay = (day: string, zone: string): DateTime => DateTime.fromISO(day, { zone }).plus({ days: 1 })

/** The columns of a deadline that follow from its sheet. */
export function datesOf(sheet: ComputationSheet) {
  return {
    takesEffect: sheet.takesEffect,
    lastDay: sheet.lastDay,
    lastInstant: sheet.lastInstant === null ? null : DateTime.fromISO(sheet.lastInstant, { zone: 'utc' }),
  }
}

/** An instant on the clocks of a zone, to the minute: `2026-02-27 24:00`. Midnight is the end of the day before, as terms are told. */
export function saidInstant(instant: DateTime, zone: string): string {
  const local = instant.setZone(zone)
  const isMidnight = local.equals(local.startOf('day'))
  return isMidnight ? `${local.minus({ days: 1 }).toISODate()} 24:00` : local.toFormat('yyyy-MM-dd HH:mm')
}

export { firmToday } from '#app/core/time_zone'
