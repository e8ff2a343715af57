import { daysBefore } from './ageing.js'

/** How many reminders a firm can plan for a charge, and how far from its due date. */
export const REMINDER_LIMITS = { steps: 10, days: 180 } as const

/** Hours of the day in which reminders go out, by the clock of the firm: from 9:00 on, before 19:00. */
export const REMINDER_HOURS = { from: 9, before: 19 } as const

/** Days within which a reminder that could not leave on its day is still sent. Older ones are left out: nobody is reminded of what went by. */
const CATCH_UP_DAYS = 2

/** A reminder of a charge: so many days after its due date, before it when negative. */
export interface ReminderStep {
  days: number
  /** What tells it from all others of its charge: another due date has reminders of its own. */
  key: string
}

interface Due {
  dueOn: string
  issuedOn: string | null
}

/**
 * The reminder of a charge that is due today, if any: of several the last. A reminder whose day came before the charge was issued, or on that day, is none: its client just got it.
 */
export function stepDue({ dueOn, issuedOn }: Due, days: readonly number[], today: string): ReminderStep | null {
  const first = daysBefore(today, CATCH_UP_DAYS)
  const due = [...days]
    .sort((one, other) => other - one)
    .find((each) => {
      const on = daysBefore(dueOn, -each)
      return on <= today && on >= first && (issuedOn === null || on > issuedOn)
    })
  return due === undefined ? null : { days: due, key: `${dueOn}:${due}` }
}

/** The due dates of the charges that may have a reminder today. */
export function dueDatesOf(days: readonly number[], today: string): string[] {
  const late = Array.from({ length: CATCH_UP_DAYS + 1 }, (_, back) => back)
  return [...new Set(days.flatMap((each) => late.map((back) => daysBefore(today, each + back))))]
}

/** The next day after today on which a charge has a reminder; null when there is none any more. */
export function nextReminder(dueOn: string, days: readonly number[], today: string): string | null {
  const coming = days.map((each) => daysBefore(dueOn, -each)).filter((on) => on > today)
  return coming.sort()[0] ?? null
}
