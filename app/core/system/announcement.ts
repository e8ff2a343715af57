import { MEXICO_ZONE } from '#app/core/mexico'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'

/** The instant that an operator typed, in the time of Mexico City unless it says its own offset. Null for what is no time or is past. */
export function announcementAt(typed: string | undefined): DateTime | null {
  const at = DateTime.fromISO(typed ?? '', { zone: MEXICO_ZONE })
  return at.isValid && at > clock.now() ? at.toUTC() : null
}
