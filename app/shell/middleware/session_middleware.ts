import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
import { Bouncer } from '@adonisjs/bouncer'
import { SESSION_COOKIE } from '#config/session'
import { renewFromCookie } from '#app/auth/remember/renew_from_cookie'
import { DatabaseSessionStore } from '#app/auth/session/session_store'
import { rememberVerifiedCookie } from '#app/auth/session/verified_cookie'
import type { Identity } from '#app/workspaces/identity'

/** Without `maxAge` the cookie ends with the browser; the framework would put two hours there. */
const CONFIG = {
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: true,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: undefined },
}

/** Addresses that have no session at all. */
const WITHOUT_SESSION = /^\/(health|webhooks)\/|^\/api\/v1\/(?!reference$)/

/** A file that is not there: only the last of the routes, which takes whatever is left, sees its address. */
function isMissingFile({ request, route }: HttpContext): boolean {
  const isFile = /^\/assets\/|\.[a-z0-9]{1,8}$/i.test(request.url())
  return isFile && route?.name === 'fallback' && ['GET', 'HEAD'].includes(request.method())
}

/**
 * A page that is asked for, by the address bar or by the client of the browser. Calls for data and writes are told that the session is over
 * instead: the client renews it and sends them once more, with the token of the new session.
 */
function asksForPage({ request }: HttpContext): boolean {
  if (request.method() !== 'GET') return false
  return request.header('x-inertia') !== undefined || (request.header('accept') ?? '').includes('text/html')
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
    let store = await this.open(ctx)
    if (!store.record?.identity && asksForPage(ctx)) store = await this.renew(ctx, store)
    if (!store.record) ctx.session.regenerate()
    ctx.identity = store.record?.identity ?? null
    if (store.record) ctx.response.header('Cache-Control', 'no-store')
    ctx.bouncer = new Bouncer<Identity>(() => ctx.identity).setContainerResolver(ctx.containerResolver)
    const output = await next()
    if (isRedirected(ctx)) ctx.session.reflash()
    await this.commit(ctx, store)
    return output
  }

  private async open(ctx: HttpContext): Promise<DatabaseSessionStore> {
    const store = new DatabaseSessionStore(ctx)
    ctx.session = new Session(CONFIG as never, () => store, emitter, ctx)
    await ctx.session.initiate(false)
    return store
  }

  /** «Keep me signed in»: a page asked for without a live session opens a new one. A program asks for it by itself. */
  private async renew(ctx: HttpContext, store: DatabaseSessionStore): Promise<DatabaseSessionStore> {
    const sessionId = await renewFromCookie(ctx)
    if (!sessionId) return store
    const read = ctx.request.cookie.bind(ctx.request)
    ctx.request.cookie = (key: string, fallback?: string) => (key === SESSION_COOKIE ? sessionId : read(key, fallback))
    return this.open(ctx)
  }

  private async commit(ctx: HttpContext, store: DatabaseSessionStore) {
    const { session, request, response } = ctx
    if (!store.record && holdsNothing(ctx)) return
    const changed = session.hasBeenModified || session.hasRegeneratedSession || !session.responseFlashMessages.isEmpty
    const isUse = request.method() === 'GET' && !isBackground(request)
    if (!changed) return isUse ? store.touch(session.sessionId) : undefined
    response.header('Cache-Control', 'no-store')
    await session.commit()
  }
}

/** What a window asks by itself is no sign that its person is there: it does not keep a session alive. */
function isBackground(request: HttpContext['request']): boolean {
  return request.header('accept') === 'text/event-stream' || request.header('x-background') !== undefined
}
