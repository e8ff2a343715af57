import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RevokeOtherSessions } from '#app/auth/actions/revoke_other_sessions'
import { RevokeSession } from '#app/auth/actions/revoke_session'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Where a person is signed in: ending one session, or all others. */
@inject()
export default class ActiveSessionsController {
  constructor(
    private readonly revokeSession: RevokeSession,
    private readonly revokeOthers: RevokeOtherSessions
  ) {}

  async destroy(ctx: HttpContext) {
    await this.revokeSession.handle(signedIn(ctx).user.id, ctx.params.key, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'sessions.revoked' } })
    return ctx.response.redirect('/settings/security')
  }

  async clear(ctx: HttpContext) {
    const { user, sessionId } = signedIn(ctx)
    await this.revokeOthers.handle(user.id, sessionId, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'sessions.others_revoked' } })
    return ctx.response.redirect('/settings/security')
  }
}
