import type { HttpContext } from '@adonisjs/core/http'
import { SESSION_LIFETIME } from '#config/session'

/** The refresh token of «keep me signed in». */
export const REMEMBER_COOKIE = '__Host-remember'

const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** Hands the browser the token that renews its session next time. */
export function setRememberCookie({ response }: HttpContext, token: string): void {
  response.plainCookie(REMEMBER_COOKIE, token, { ...OPTIONS, encode: false, maxAge: SESSION_LIFETIME.remembered * 60 })
}

/** The token that the browser brought, if any. */
export function tokenIn({ request }: HttpContext): string | null {
  const token = request.plainCookie(REMEMBER_COOKIE, { encoded: false })
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token) ? token : null
}

/** Takes the token away from the browser. */
export function dropToken(ctx: HttpContext): void {
  if (ctx.request.plainCookie(REMEMBER_COOKIE, { encoded: false })) ctx.response.clearCookie(REMEMBER_COOKIE, OPTIONS)
}
