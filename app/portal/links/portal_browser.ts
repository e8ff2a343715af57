import type { HttpContext } from '@adonisjs/core/http'
import { hashOfToken, newToken } from '#app/core/encryption/tokens'

/** Tells the browser that used a link from all others. */
const COOKIE = '__Host-portal'
const TOKEN = /^[\w-]{43}$/
/** A little longer than any link lives. */
const LIFE = {
  encode: false,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 8 * 24 * 3_600,
} as const

/** The hash of this browser's secret; null when it never used a link. */
export function browserHash({ request }: HttpContext): string | null {
  const token: unknown = request.plainCookie(COOKIE, { encoded: false })
  return typeof token === 'string' && TOKEN.test(token) ? hashOfToken(token) : null
}

/** A new secret for the browser that uses a link for the first time: one planted there before is worth nothing. */
export function newBrowser(): { token: string; hash: string } {
  const token = newToken()
  return { token, hash: hashOfToken(token) }
}

export function rememberBrowser({ response }: HttpContext, token: string): void {
  response.plainCookie(COOKIE, token, LIFE)
}
