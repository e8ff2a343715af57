import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RegisterInvited } from '#app/accounts/actions/register_invited'
import type { Candidate } from '#app/accounts/actions/register_person'
import { Refusal } from '#app/core/errors/refusal'
import { CompleteSignIn } from '#app/auth/actions/complete_sign_in'
import { AcceptInvitation } from '#app/workspaces/actions/accept_invitation'
import { authorOf } from '#app/workspaces/context'
import { forgetLink } from '#app/workspaces/invitation_link'
import { InvitationExpired } from '#app/workspaces/invitation_rules'
import type Invitation from '#app/workspaces/models/invitation'
import { whereItLeads } from '#app/workspaces/queries/where_it_leads'

/** An invited person creates their account: it is open, the invitation accepted and their session started in one step. */
@inject()
export class EnterInvited {
  constructor(
    private readonly registerInvited: RegisterInvited,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly completeSignIn: CompleteSignIn
  ) {}

  /** Returns where the person goes: to their work, or back to the invitation when it can no longer be accepted. Throws `emailRegistered`. */
  async handle(ctx: HttpContext, invitation: Invitation, candidate: Candidate): Promise<string> {
    const user = await this.registerInvited.handle(authorOf(ctx), candidate)
    const author = { ...authorOf(ctx), userId: user.id, kind: 'user' as const }
    const accepted = await this.acceptInvitation.handle(author, user, String(invitation.id)).catch(onlyClosed)
    await this.completeSignIn.handle(ctx, user, { remembered: false })
    if (!accepted) return '/invitations'
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
