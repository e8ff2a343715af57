import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { CONSTANTS } from '#app/core/constants'

/** Past an instant by more than the leeway of the specification (10 s)? What has no end never is. */
export function isPast(instant: DateTime | null): boolean {
  return instant !== null && clock.now().toMillis() > instant.toMillis() + CONSTANTS.tokenLeewaySeconds * 1_000
}
