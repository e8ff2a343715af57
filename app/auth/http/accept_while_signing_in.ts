import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { Refusal } from '#app/core/errors/refusal'
import { AcceptInvitation } from '#app/workspaces/actions/accept_invitation'
import { authorOf } from '#app/workspaces/context'
import { forgetLink } from '#app/workspaces/http/invitation_link'
import { InvitationExpired } from '#app/workspaces/domain/invitation_rules'
import type Invitation from '#app/workspaces/models/invitation'
import { whereItLeads } from '#app/workspaces/queries/invitations/where_it_leads'

/** The invitation with which somebody joined is accepted before their session starts, so that it opens in the firm that invited them. */
@inject()
export class AcceptWhileSigningIn {
  constructor(private readonly acceptInvitation: AcceptInvitation) {}

  /** Returns where the person goes: to their work, or where `signIn` leads when the invitation can no longer be accepted. */
  async handle(
    ctx: HttpContext,
    { user, invitation }: { user: User; invitation: Invitation },
    signIn: () => Promise<string>
  ): Promise<string> {
    const author = { ...authorOf(ctx), userId: user.id, kind: 'user' as const }
    const accepted = await this.acceptInvitation.handle(author, user, invitation.id).catch(onlyClosed)
    const next = await signIn()
    if (!accepted) return next
    forgetLink(ctx)
    const values = { firm: accepted.workspace.name }
    ctx.session.flash('notices', { toast: { key: `invitations.accepted.${accepted.kind}`, values } })
    return whereItLeads(accepted)
  }
}

/** It was canceled or answered in the same moment. The account is there all the same. */
function onlyClosed(error: unknown): null {
  if (error instanceof Refusal || error instanceof InvitationExpired) return null
  throw error
}
