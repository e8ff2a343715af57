import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CancelInvitation } from '#app/workspaces/actions/cancel_invitation'
import { ResendInvitation } from '#app/workspaces/actions/resend_invitation'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { senderOf } from '#app/workspaces/http/invitation_link'
import type Invitation from '#app/workspaces/models/invitation'
import InvitationPolicy from '#app/workspaces/policies/invitation_policy'

/** What a firm does with an invitation that it sent. */
@inject()
export default class InvitationEmailsController {
  constructor(
    private readonly resend: ResendInvitation,
    private readonly cancel: CancelInvitation
  ) {}

  /** Sends it again. */
  async store(ctx: HttpContext) {
    workspaceOf(ctx)
    const { email } = await this.resend.handle(senderOf(ctx), ctx.params.id, this.judge(ctx))
    ctx.session.flash('notices', { toast: { key: 'invitations.resent', values: { email } } })
    return ctx.response.redirect().withQs().back()
  }

  /** Takes it back. */
  async destroy(ctx: HttpContext) {
    const which = { workspace: workspaceOf(ctx), id: ctx.params.id }
    const { email } = await this.cancel.handle(authorOf(ctx), which, this.judge(ctx))
    ctx.session.flash('notices', { toast: { key: 'invitations.canceled', values: { email } } })
    return ctx.response.redirect().withQs({ tab: 'sent' }).toRoute('law_firm.invitations.index')
  }

  private judge({ bouncer }: HttpContext) {
    return (invitation: Invitation) => bouncer.with(InvitationPolicy).authorize('manage', invitation)
  }
}
