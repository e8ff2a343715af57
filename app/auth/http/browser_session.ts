import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { EndSession } from '#app/auth/actions/end_session'
import { StartSession } from '#app/auth/actions/start_session'
import { dropToken, setRememberCookie } from '#app/auth/remember/remember_cookie'
import { addressOf, authorOf, signedIn } from '#app/workspaces/context'

interface Start {
  /** «Keep me signed in». */
  remembered?: boolean
  /** The row of this browser in `devices`. */
  deviceId?: number | null
  /** At the latest then, as ISO: the session goes on where another one was. */
  endsAt?: string
}

/** The session of this browser and its cookies. */
@inject()
export class BrowserSession {
  constructor(
    private readonly startSession: StartSession,
    private readonly endSession: EndSession
  ) {}

  /** Signs a person in: a new session id and a new CSRF secret, so that nothing planted before survives. */
  async start(ctx: HttpContext, user: User, { remembered = false, deviceId = null, endsAt }: Start = {}) {
    const { session, request } = ctx
    const browser = { userAgent: request.header('user-agent') ?? null, ip: addressOf(ctx), deviceId }
    const { workspaceId, family } = await this.startSession.handle(authorOf(ctx), user, browser, remembered)
    session.clear()
    session.regenerate()
    session.put('userId', user.id)
    session.put('remembered', remembered)
    if (workspaceId) session.put('workspaceId', workspaceId)
    if (deviceId) session.put('deviceId', deviceId)
    if (endsAt) session.put('endsAt', endsAt)
    if (!family) return dropToken(ctx)
    session.put('familyId', family.familyId)
    setRememberCookie(ctx, family.token)
  }

  /** Signs the person out: the cookie opens nothing any more, nor does «keep me signed in». */
  async end(ctx: HttpContext): Promise<void> {
    await this.endSession.handle(authorOf(ctx), signedIn(ctx), ctx.session.get('familyId'))
    dropToken(ctx)
    ctx.session.clear()
    ctx.session.regenerate()
  }
}
