import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { CookieOptions, NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
import { Bouncer } from '@adonisjs/bouncer'
import { SESSION_COOKIE, SESSION_LIFETIME } from '#config/session'
import { DatabaseSessionStore } from '#app/shell/session/session_store'
import { rememberVerifiedCookie } from '#app/shell/session/verified_cookie'
import type { Identity } from '#app/workspaces/identity'

/** Without `maxAge` it ends with the browser; the framework would put two hours there. */
const COOKIE: Partial<CookieOptions> = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: undefined }

/** Addresses that have no session at all. */
const WITHOUT_SESSION = /^\/(health|webhooks)\//

/** A file that is not there: only the last of the routes, which takes whatever is left, sees its address. */
function isMissingFile({ request, route }: HttpContext): boolean {
  const isFile = /^\/assets\/|\.[a-z0-9]{1,8}$/i.test(request.url())
  return isFile && route?.name === 'fallback' && ['GET', 'HEAD'].includes(request.method())
}

/** A page that only leads to another one has not said what was to be said once. */
function isRedirected({ request, response, session }: HttpContext): boolean {
  const status = response.getStatus()
  return request.method() === 'GET' && status >= 300 && status < 400 && !session.flashMessages.isEmpty
}

/** Whether a visitor's new session is not worth a row: the token of a page that was not sent opens nothing. */
function holdsNothing({ session, response }: HttpContext): boolean {
  if (!session.responseFlashMessages.isEmpty) return false
  const isTokenSent = response.getStatus() < 300
  return Object.keys(session.all()).every((key) => key === 'csrf-secret' && !isTokenSent)
}

/**
 * Reads the session and says who is signed in. A visitor without a session gets neither a row nor a cookie until something is
 * put in it; an unchanged session costs one SELECT and no cookie. An id that names no live session is never adopted. Only reads
 * prolong a session, so that a forged write leaves no trace.
 */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.identity = null
    if (WITHOUT_SESSION.test(ctx.request.url()) || isMissingFile(ctx)) return next()
    rememberVerifiedCookie(ctx.request)
    const store = new DatabaseSessionStore(ctx)
    const config = {
      enabled: true,
      cookieName: SESSION_COOKIE,
      clearWithBrowser: true,
      age: '12h',
      cookie: { ...COOKIE },
    }
    ctx.session = new Session(config as never, () => store, emitter, ctx)
    await ctx.session.initiate(false)
    if (!store.record) ctx.session.regenerate()
    ctx.identity = store.record?.identity ?? null
    if (ctx.identity) ctx.response.header('Cache-Control', 'no-store')
    ctx.bouncer = new Bouncer<Identity>(() => ctx.identity).setContainerResolver(ctx.containerResolver)
    const output = await next()
    if (isRedirected(ctx)) ctx.session.reflash()
    await this.commit(ctx, store, config.cookie)
    return output
  }

  private async commit(ctx: HttpContext, store: DatabaseSessionStore, cookie: Partial<CookieOptions>) {
    const { session, request, response } = ctx
    if (!store.record && holdsNothing(ctx)) return
    const changed = session.hasBeenModified || session.hasRegeneratedSession || !session.responseFlashMessages.isEmpty
    if (!changed) return request.method() === 'GET' ? store.touch(session.sessionId) : undefined
    if (session.get('remembered')) cookie.maxAge = SESSION_LIFETIME.remembered * 60
    response.header('Cache-Control', 'no-store')
    await session.commit()
  }
}
