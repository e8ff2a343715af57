import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { CookieOptions, NextFn } from '@adonisjs/core/types/http'
import { Session } from '@adonisjs/session'
import { Bouncer } from '@adonisjs/bouncer'
import { SESSION_COOKIE, SESSION_LIFETIME } from '#config/session'
import { DatabaseSessionStore } from '#app/shell/session/session_store'
import type { Identity } from '#app/workspaces/identity'

const COOKIE: Partial<CookieOptions> = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' }

/** Addresses that have no session at all. */
const WITHOUT_SESSION = /^\/(health|webhooks)\//

/**
 * Reads the session and says who is signed in. A visitor without a session gets neither a row nor a cookie until something is
 * put in it; an unchanged session costs one SELECT and no cookie.
 */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.identity = null
    if (WITHOUT_SESSION.test(ctx.request.url())) return next()
    const store = new DatabaseSessionStore(ctx)
    const config = { enabled: true, cookieName: SESSION_COOKIE, clearWithBrowser: true, age: '12h', cookie: { ...COOKIE } }
    ctx.session = new Session(config as never, () => store, emitter, ctx)
    await ctx.session.initiate(false)
    ctx.identity = store.record?.identity ?? null
    ctx.bouncer = new Bouncer<Identity>(() => ctx.identity).setContainerResolver(ctx.containerResolver)
    const output = await next()
    await this.commit(ctx, store, config.cookie)
    return output
  }

  private async commit({ session }: HttpContext, store: DatabaseSessionStore, cookie: Partial<CookieOptions>) {
    const flashed = !session.responseFlashMessages.isEmpty
    const changed = session.hasBeenModified || session.hasRegeneratedSession || flashed
    if (!changed) return store.record ? store.touch(session.sessionId) : undefined
    if (session.isEmpty && session.fresh && !flashed) return
    if (session.get('remembered')) cookie.maxAge = SESSION_LIFETIME.remembered * 60
    await session.commit()
  }
}
