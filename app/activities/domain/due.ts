import { DateTime } from 'luxon'

/** When something is due: a day, perhaps with a time, in the firm's time zone; `null` when it is not due at all. */
export interface Due {
  /** `YYYY-MM-DD` */
  dueOn: string | null
  /** `HH:MM` */
  dueTime: string | null
}

/** Stands for «never» where instants are compared and sorted: what is not due comes last. */
export const NEVER = DateTime.fromISO('9999-12-31T00:00:00.000Z', { zone: 'utc' })

/** The instant by which it is due. Without a time that is the end of the day. */
export function dueAt({ dueOn, dueTime }: Due, zone: string): DateTime {
  if (!dueOn) return NEVER
  const day = DateTime.fromISO(dueTime ? `${dueOn}T${dueTime}` : dueOn, { zone })
  return (dueTime ? day : day.endOf('day')).toUTC()
}
