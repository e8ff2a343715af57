import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import FrameworkSession from '@adonisjs/session/session_middleware'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { Bouncer } from '@adonisjs/bouncer'
import { SESSION_COOKIE } from '#config/session'
import { renewFromCookie } from '#app/auth/remember/renew_from_cookie'
import { adoptSession } from '#app/auth/session/session_cookie'
import { sessionStoreOf, type DatabaseSessionStore } from '#app/auth/session/session_store'
import type { Identity } from '#app/workspaces/identity'

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
 * The framework's sessions, quieter, and who is signed in. A visitor without a session gets neither a row nor a cookie until something is
 * put in it; an unchanged session costs one SELECT and no cookie. An id that names no live session is never adopted. Only reads
 * prolong a session, so that a forged write leaves no trace.
 */
@inject()
export default class SessionMiddleware {
  constructor(private readonly sessions: FrameworkSession<Record<string, SessionStoreFactory>>) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (WITHOUT_SESSION.test(ctx.request.url()) || isMissingFile(ctx)) return next()
    const store = sessionStoreOf(ctx)
    if (asksForPage(ctx)) await this.renew(ctx, store)
    return this.sessions.handle(ctx, () => this.answer(ctx, store, next))
  }

  /** «Keep me signed in»: a page asked for without a live session opens a new one. A program asks for it by itself. */
  private async renew(ctx: HttpContext, store: DatabaseSessionStore) {
    await store.read(ctx.request.cookie(SESSION_COOKIE))
    if (store.record?.identity) return
    const sessionId = await renewFromCookie(ctx)
    if (sessionId) adoptSession(ctx.request, sessionId)
  }

  private async answer(ctx: HttpContext, store: DatabaseSessionStore, next: NextFn) {
    const commit = ctx.session.commit.bind(ctx.session)
    ctx.session.commit = () => this.commit(ctx, store, commit)
    if (!store.record) ctx.session.regenerate()
    await ctx.auth.check()
    if (store.record) ctx.response.header('Cache-Control', 'no-store')
    ctx.bouncer = new Bouncer<Identity>(() => ctx.identity).setContainerResolver(ctx.containerResolver)
    const output = await next()
    if (isRedirected(ctx)) ctx.session.reflash()
    return output
  }

  /** The framework itself would send a cookie with every answer. */
  private async commit(ctx: HttpContext, store: DatabaseSessionStore, commit: () => Promise<void>) {
    const { session, request, response } = ctx
    if (!store.record && holdsNothing(ctx)) return
    const changed = session.hasBeenModified || session.hasRegeneratedSession || !session.responseFlashMessages.isEmpty
    const isUse = request.method() === 'GET' && !isBackground(request)
    if (!changed) return isUse ? store.touch(session.sessionId) : undefined
    response.header('Cache-Control', 'no-store')
    await commit()
  }
}

/** What a window asks by itself is no sign that its person is there: it does not keep a session alive. */
function isBackground(request: HttpContext['request']): boolean {
  return request.header('accept') === 'text/event-stream' || request.header('x-background') !== undefined
}
