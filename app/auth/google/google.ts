import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { clock } from '#app/core/clock'

/** What somebody goes to Google for. */
export interface GoogleRequest {
  intent: 'login' | 'join' | 'link' | 'confirm'
  /** What a new account is for. */
  type?: 'lawyer' | 'client'
  /** The referral code with which a new account comes. */
  refCode?: string
  /** The page of this site that they come back to, when it is neither home nor sign-in. */
  back?: string
}

/** An account of Google, as Google vouches for it. */
export interface GoogleAccount {
  id: string
  /** Lower case. */
  email: string
  isVerified: boolean
  name: string
}

/** Google's own settings, as `config/google.ts` has them. */
export interface GoogleSettings {
  clientId: string
  clientSecret: string
  authorizeUrl?: string
  tokenUrl?: string
  userInfoUrl?: string
}

const CALLBACK = route('security.google_sign_ins.show')
const KEY = 'googleRequest'
const MINUTES = 15

interface PendingRequest extends GoogleRequest {
  state: string
  verifier: string
  since: string
}

const settings = () => app.config.get<GoogleSettings>('google')

/** Whether people can sign in with Google in this installation. */
export const isGoogleOn = (): boolean => Boolean(settings().clientId)

/** The vendor's driver, loaded when somebody first goes to Google. */
async function driverOf(ctx: HttpContext) {
  const { GoogleSignIn } = await import('./google_driver.js')
  return new GoogleSignIn(ctx, settings(), new URL(CALLBACK, app.config.get<string>('app.appUrl')).href)
}

/** Sends the browser to Google; the session remembers what for, under a state that only Google hears of (RFC 9700, 4.7). */
export async function sendToGoogle(ctx: HttpContext, request: GoogleRequest, hint?: string): Promise<void> {
  const driver = await driverOf(ctx)
  const { state, verifier, address } = await driver.prepare(hint)
  ctx.session.put(KEY, { ...request, state, verifier, since: clock.now().toISO()! } satisfies PendingRequest)
  if (ctx.request.header('x-inertia')) return void ctx.inertia.location(address)
  ctx.response.redirect(address)
}

/** What this browser went to Google for; null when it did not, or too long ago. Asked once: an answer is good for one visit. */
export function takeGoogleRequest({ session }: HttpContext): PendingRequest | null {
  const pending: PendingRequest | null = session.pull(KEY, null)
  const isLate =
    pending && clock.now().diff(DateTime.fromISO(pending.since, { zone: 'utc' }), 'minutes').minutes > MINUTES
  return isLate ? null : pending
}

/** The account with which the browser came back; null when Google was not reached, was refused, or its answer was not asked for on this browser. */
export async function accountFrom(ctx: HttpContext, pending: PendingRequest): Promise<GoogleAccount | null> {
  try {
    return await (await driverOf(ctx)).complete(pending)
  } catch (error) {
    ctx.logger.info({ because: error instanceof Error ? error.message : 'unknown' }, 'sign-in with Google failed')
    return null
  }
}
