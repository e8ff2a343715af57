import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RegisterInvited } from '#app/accounts/actions/register_invited'
import type { Candidate } from '#app/accounts/actions/register_person'
import { AcceptWhileSigningIn } from '#app/auth/http/accept_while_signing_in'
import { CompleteSignIn } from '#app/auth/http/complete_sign_in'
import { route } from '#app/core/addresses'
import { authorOf } from '#app/workspaces/context'
import type Invitation from '#app/workspaces/models/invitation'

/** An invited person creates their account: it is open, the invitation accepted and their session started in one step. */
@inject()
export class EnterInvited {
  constructor(
    private readonly registerInvited: RegisterInvited,
    private readonly acceptWhileSigningIn: AcceptWhileSigningIn,
    private readonly completeSignIn: CompleteSignIn
  ) {}

  /** Returns where the person goes: to their work, or back to the invitation when it can no longer be accepted. Throws `emailRegistered`. */
  async handle(ctx: HttpContext, invitation: Invitation, candidate: Candidate): Promise<string> {
    const user = await this.registerInvited.handle(authorOf(ctx), candidate)
    return this.acceptWhileSigningIn.handle(ctx, { user, invitation }, async () => {
      await this.completeSignIn.handle(ctx, user, { remembered: false })
      return route('security.invitations.current')
    })
  }
}
