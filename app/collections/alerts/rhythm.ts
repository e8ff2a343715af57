import { MEXICO_ZONE } from '#app/core/mexico'
import type { DateTime } from 'luxon'
import type Alert from '#app/collections/models/alert'

/** When alerts of a day or a week come, by the clock of the person. */
const HOUR = 7
const MONDAY = 1

export const FREQUENCIES = ['at_once', 'daily', 'weekly'] as const

/** When an alert is looked at next, after a moment: at once, at seven of the next morning, or at seven of the next Monday. */
export function nextLook(frequency: Alert['frequency'], after: DateTime, zone: string | null): DateTime {
  if (frequency === 'at_once') return after
  const here = after.setZone(zone ?? MEXICO_ZONE)
  const today = here.startOf('day').set({ hour: HOUR })
  const next = today > here ? today : today.plus({ days: 1 })
  if (frequency === 'daily') return next.toUTC()
  return next.plus({ days: (MONDAY - next.weekday + 7) % 7 }).toUTC()
}
