import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import type { Awaited } from '#app/accounts/actions/complete_registration'

const KEY = 'pendingVerification'

/** Remembers in this browser which address is waiting for its code; it stands in no address bar. */
export function awaitCode({ session }: HttpContext, email: string): void {
  session.put(KEY, { email, at: clock.now().toISO() })
}

/** The address that waits for its code in this browser; null when none does. */
export function awaitedIn({ session }: HttpContext): Awaited | null {
  const kept: { email: string; at: string } | undefined = session.get(KEY)
  return kept ? { email: kept.email, at: DateTime.fromISO(kept.at, { zone: 'utc' }) } : null
}

export function forgetAwaited({ session }: HttpContext): void {
  session.forget(KEY)
}
