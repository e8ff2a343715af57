import type { HttpContext } from '@adonisjs/core/http'
import type { Flash } from '#app/shell/middleware/inertia_middleware'

const COOKIE = '__Host-stale'
const SECONDS = 60

/**
 * Says that a write was refused since its page was too old. Said through a cookie and not through the session: a forged request,
 * which looks the same, must leave the database as it was.
 */
export function sayStale({ response }: HttpContext): void {
  response.plainCookie(COOKIE, '1', {
    encode: false,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: SECONDS,
  })
}

/** The notice of `sayStale`, once. */
export function takeStale({ request, response }: HttpContext): Flash {
  if (request.plainCookie(COOKIE, { encoded: false }) !== '1') return {}
  response.clearCookie(COOKIE, { path: '/', secure: true })
  return { warning: { key: 'access.stale' } }
}
