import type { HttpContext } from '@adonisjs/core/http'
import type { Browser } from '#app/auth/actions/know_device'
import { addressOf } from '#app/workspaces/context'

/** Tells this browser from others, also while nobody is signed in. */
const COOKIE = '__Host-device'

/** As long as browsers keep a cookie, in seconds: 400 days. */
const LIFE = 400 * 24 * 3_600

const TOKEN = /^[\w-]{43}$/

/** The browser that asks. A cookie that is none of ours counts as none. */
export function browserAsking(ctx: HttpContext): Browser {
  const token: unknown = ctx.request.plainCookie(COOKIE, { encoded: false })
  return {
    token: typeof token === 'string' && TOKEN.test(token) ? token : null,
    userAgent: ctx.request.header('user-agent') ?? null,
    ip: addressOf(ctx),
  }
}

/** Gives the browser its token, anew at each sign-in so that it lasts. */
export function setDeviceCookie({ response }: HttpContext, token: string): void {
  const options = { encode: false, path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: LIFE } as const
  response.plainCookie(COOKIE, token, options)
}
