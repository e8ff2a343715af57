import { DateTime } from 'luxon'
import { dayInMexico } from '#app/core/mexico'

/** The day that many days from today, moved to Monday from a weekend, on which courts do nothing. Days that were move back to Friday. */
export function courtDay(days: number): string {
  const day = DateTime.fromISO(dayInMexico(days))
  if (day.weekday <= 5) return day.toISODate()!
  return day.plus({ days: days < 0 ? 5 - day.weekday : 8 - day.weekday }).toISODate()!
}
