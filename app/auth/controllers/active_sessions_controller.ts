import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmation } from '#app/accounts/validators/confirmation'
import { RevokeOtherSessions } from '#app/auth/actions/revoke_other_sessions'
import { RevokeSession } from '#app/auth/actions/revoke_session'
import { authorOf, signedIn } from '#app/workspaces/context'

const validator = vine.create({ confirmation: confirmation() })

/** Where a person is signed in: ending one session, or all others. Asks who it is first (ASVS 5.0, 7.5.2). */
@inject()
export default class ActiveSessionsController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly revokeSession: RevokeSession,
    private readonly revokeOthers: RevokeOtherSessions
  ) {}

  async destroy(ctx: HttpContext) {
    await this.confirm(ctx)
    await this.revokeSession.handle(signedIn(ctx).user.id, ctx.params.key, authorOf(ctx))
    return this.answer(ctx, 'sessions.revoked')
  }

  async clear(ctx: HttpContext) {
    await this.confirm(ctx)
    const { user, sessionId } = signedIn(ctx)
    await this.revokeOthers.handle(user.id, sessionId, authorOf(ctx))
    return this.answer(ctx, 'sessions.others_revoked')
  }

  private async confirm(ctx: HttpContext) {
    const { confirmation: proof } = await ctx.request.validateUsing(validator)
    await this.confirmIdentity.handle(signedIn(ctx).user, proof, authorOf(ctx), ctx.session.get('confirmedAt'))
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().toRoute('settings.security')
  }
}
