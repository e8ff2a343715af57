import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'

/** How long one may take from the password to the second factor. */
const MINUTES = 10
const KEY = 'pendingSignIn'

/** Somebody has proved the first factor and not yet the second. It is a visitor's session: it opens nothing. */
export interface PendingSignIn {
  userId: number
  remembered: boolean
  /** ISO. */
  since: string
}

/** Remembers, in a new session, that a person proved the first factor. The page that was asked for is kept. */
export function suspendSignIn({ session }: HttpContext, user: User, remembered: boolean): void {
  const intended = session.pullIntendedUrl()
  session.clear()
  session.regenerate()
  session.put(KEY, { userId: user.id, remembered, since: clock.now().toISO()! } satisfies PendingSignIn)
  if (intended) session.setIntendedUrl(intended)
}

/** Who is to prove the second factor on this browser; null when nobody is, or it took too long. */
export function pendingSignIn({ session }: HttpContext): PendingSignIn | null {
  const pending: PendingSignIn | undefined = session.get(KEY)
  if (!pending) return null
  const age = clock.now().diff(DateTime.fromISO(pending.since, { zone: 'utc' }), 'minutes').minutes
  return age <= MINUTES ? pending : null
}

/** Whether the person may still go on: nothing of what they proved was changed meanwhile. */
export function isStillGood(pending: PendingSignIn, user: User | null): user is User {
  const since = DateTime.fromISO(pending.since, { zone: 'utc' })
  if (!user || user.isDisabled || user.twoFactorEnabledAt === null) return false
  return user.passwordChangedAt === null || user.passwordChangedAt <= since
}

export function forgetSignIn({ session }: HttpContext): void {
  session.forget(KEY)
}
