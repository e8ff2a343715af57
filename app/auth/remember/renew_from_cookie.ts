import type { HttpContext } from '@adonisjs/core/http'
import { addressOf, authorOf } from '#app/accounts/context'
import { SESSION_COOKIE, SESSION_COOKIE_OPTIONS } from '#config/session'
import { dropToken, setRememberCookie, tokenIn } from './remember_cookie.js'
import { RenewSession } from './renew_session.js'

/** The framework would put its own age there. */
const SESSION = { ...SESSION_COOKIE_OPTIONS, maxAge: undefined }

/** Exchanges the token that the browser brought for a session and hands both on to the browser. Returns the session's id, or null. */
export async function renewFromCookie(ctx: HttpContext): Promise<string | null> {
  const token = tokenIn(ctx)
  if (!token) return null
  const browser = { userAgent: ctx.request.header('user-agent') ?? null, ip: addressOf(ctx) }
  const renewed = await new RenewSession().handle(token, browser, authorOf(ctx))
  if (!renewed) {
    dropToken(ctx)
    return null
  }
  setRememberCookie(ctx, renewed.token)
  ctx.response.cookie(SESSION_COOKIE, renewed.sessionId, SESSION)
  return renewed.sessionId
}
