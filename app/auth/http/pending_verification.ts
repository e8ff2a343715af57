import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import type { Awaited } from '#app/accounts/actions/complete_registration'

const KEY = 'pendingVerification'

interface Kept {
  email: string
  at: string
  registeredAt: string
}

/** Remembers in this browser which address it registered and waits for the code of; it stands in no address bar. */
export function awaitCode({ session }: HttpContext, email: string): void {
  const now = clock.now().toISO()!
  session.put(KEY, { email, at: now, registeredAt: now } satisfies Kept)
}

/** The same after the email was sent again: when this browser registered stays as it was, since somebody else may have done so meanwhile. */
export function awaitAnotherCode(ctx: HttpContext, email: string): void {
  const before: Kept | undefined = ctx.session.get(KEY)
  awaitCode(ctx, email)
  if (before?.email === email) ctx.session.put(KEY, { ...before, at: clock.now().toISO()! })
}

/** The address that waits for its code in this browser; null when none does. */
export function awaitedIn({ session }: HttpContext): Awaited | null {
  const kept: Kept | undefined = session.get(KEY)
  return kept ? { email: kept.email, at: instant(kept.at), registeredAt: instant(kept.registeredAt) } : null
}

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })

export function forgetAwaited({ session }: HttpContext): void {
  session.forget(KEY)
}
