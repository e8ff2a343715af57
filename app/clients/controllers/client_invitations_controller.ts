import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InviteClient } from '#app/clients/actions/invite_client'
import { authorizedClient } from '#app/clients/http/load_client'
import { clientInvitationValidator } from '#app/clients/validators/client_invitation'
import { NoAccess } from '#app/core/errors/no_access'
import { signedIn } from '#app/workspaces/context'
import { senderOf } from '#app/workspaces/http/invitation_link'

/** Inviting a client to the portal from their own page. */
@inject()
export default class ClientInvitationsController {
  constructor(private readonly inviteClient: InviteClient) {}

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const { email, matterIds = [] } = await ctx.request.validateUsing(clientInvitationValidator)
    if (matterIds.length > 0) this.assertMayShow(ctx)
    await this.inviteClient.handle(senderOf(ctx), { clientId: client.id, email, matterIds })
    ctx.session.flash('notices', { toast: { key: 'invitations.sent_one', values: { email } } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [client.id])
  }

  /** Showing a matter to a client is a change of the matter. */
  private assertMayShow(ctx: HttpContext) {
    if (!signedIn(ctx).may('expedientes:editar')) throw new NoAccess({ permission: 'expedientes:editar' })
  }
}
