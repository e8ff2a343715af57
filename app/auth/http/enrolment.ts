import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { seal, unseal } from '#app/core/encryption/sealed'
import { enrolmentAddress, newSecret } from '#app/accounts/two_factor/one_time_code'
import { qrCodeOf } from '#app/accounts/two_factor/qr_code'
import { personOf } from '#app/workspaces/context'

/** How long a secret that no code has proved yet is shown. */
const MINUTES = 30
const KEY = 'twoFactorEnrolment'
const FRESH_CODES = 'recoveryCodes'

interface Kept {
  sealed: string
  since: string
}

/** Makes the secret that the person's app is to take; until a code proves it, only the session has it. */
export function beginEnrolment({ session }: HttpContext): void {
  session.put(KEY, { sealed: seal(newSecret(), 'two-factor'), since: clock.now().toISO()! } satisfies Kept)
}

/** The secret of the enrolment that is under way; null when there is none or it took too long. */
export function enrolledSecret({ session }: HttpContext): string | null {
  const kept: Kept | undefined = session.get(KEY)
  if (!kept) return null
  const age = clock.now().diff(DateTime.fromISO(kept.since, { zone: 'utc' }), 'minutes').minutes
  return age <= MINUTES ? unseal(kept.sealed, 'two-factor') : null
}

export function endEnrolment({ session }: HttpContext): void {
  session.forget(KEY)
}

/** What the page shows of it: a QR code, and the secret in groups of four for who types it. */
export async function presentEnrolment(ctx: HttpContext) {
  const secret = enrolledSecret(ctx)
  if (secret === null) return null
  const address = enrolmentAddress(secret, personOf(ctx).email)
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), address, qr: await qrCodeOf(address) }
}

/** Hands new recovery codes to the next page, which shows them once. */
export function showCodesOnce({ session }: HttpContext, codes: string[]): void {
  session.flash(FRESH_CODES, seal(JSON.stringify(codes), 'two-factor'))
}

/** The recovery codes to be shown on this page; null when there are none. */
export function codesToShow({ session }: HttpContext): string[] | null {
  const sealed: string | undefined = session.flashMessages.get(FRESH_CODES)
  const opened = sealed ? unseal(sealed, 'two-factor') : null
  return opened === null ? null : JSON.parse(opened)
}
