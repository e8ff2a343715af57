import type { Rhythm } from './recurrence.js'

export const REMINDER_LENGTHS = { title: 200 } as const

/** Hours after which an unread reminder goes to somebody else. */
export const ESCALATION_HOURS = { least: 1, most: 720 } as const

/** What people say of a reminder. */
export interface ReminderFields {
  title: string
  /** First day, `YYYY-MM-DD`, and time, `HH:MM`, on the clocks of `timeZone`. */
  startsOn: string
  time: string
  timeZone: string
  rhythm: Rhythm
  untilOn?: string | null
  inApp: boolean
  byEmail: boolean
  /** Whom it tells: ids of people. */
  peopleIds: number[]
  escalateHours?: number | null
  escalateToId?: number | null
}

export const OWN_FIELDS = [
  'title',
  'startsOn',
  'time',
  'timeZone',
  'rhythm',
  'untilOn',
  'inApp',
  'byEmail',
  'escalateHours',
  'escalateToId',
] as const

/** The columns of a reminder. Without hours nobody else is told; what happens once has no end. */
export function storedReminder(fields: ReminderFields) {
  const { title, startsOn, time, timeZone, rhythm, inApp, byEmail } = fields
  const escalateHours = fields.escalateHours ?? null
  const untilOn = rhythm === 'none' ? null : (fields.untilOn ?? null)
  const escalateToId = escalateHours === null ? null : (fields.escalateToId ?? null)
  return { title, startsOn, time, timeZone, rhythm, untilOn, inApp, byEmail, escalateHours, escalateToId }
}
