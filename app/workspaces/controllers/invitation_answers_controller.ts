import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { AcceptInvitation } from '#app/workspaces/actions/accept_invitation'
import { RejectInvitation } from '#app/workspaces/actions/reject_invitation'
import { authorOf, personOf, signedIn } from '#app/workspaces/context'
import { forgetLink } from '#app/workspaces/http/invitation_link'
import { whereItLeads } from '#app/workspaces/queries/invitations/where_it_leads'

/** The answer of the person to whom an invitation was sent. */
@inject()
export default class InvitationAnswersController {
  constructor(
    private readonly acceptInvitation: AcceptInvitation,
    private readonly rejectInvitation: RejectInvitation
  ) {}

  /** A new member works in that firm from now on; a client goes to what the firm does for them, or to the one matter that it shows. */
  async accept(ctx: HttpContext) {
    const invitation = await this.acceptInvitation.handle(authorOf(ctx), personOf(ctx), ctx.params.id)
    forgetLink(ctx)
    const values = { firm: invitation.workspace.name }
    ctx.session.flash('notices', { toast: { key: `invitations.accepted.${invitation.kind}`, values } })
    if (invitation.kind === 'member') ctx.session.put('workspaceId', invitation.workspaceId)
    return ctx.response.redirect(signedIn(ctx).workspace ? route('main.home') : await whereItLeads(invitation))
  }

  async reject(ctx: HttpContext) {
    const { workspace } = await this.rejectInvitation.received(authorOf(ctx), personOf(ctx), ctx.params.id)
    forgetLink(ctx)
    ctx.session.flash('notices', { toast: { key: 'invitations.rejected', values: { firm: workspace.name } } })
    return ctx.response.redirect().withQs({ tab: 'received' }).toRoute('law_firm.invitations.index')
  }

  /** Without an account, by the link of the email. */
  async rejectByLink(ctx: HttpContext) {
    await this.rejectInvitation.linked(authorOf(ctx), ctx.params.token)
    forgetLink(ctx)
    return ctx.response.redirect().toRoute('security.invitation', [ctx.params.token])
  }
}
