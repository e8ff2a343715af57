import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InviteClient } from '#app/clients/actions/invite_client'
import { clientOptions } from '#app/clients/queries/client_options'
import ClientOptionTransformer from '#app/clients/transformers/client_option_transformer'
import { inviteClientValidator } from '#app/clients/validators/client_invitation'
import { NoAccess } from '#app/core/errors/no_access'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import { senderOf } from '#app/workspaces/http/invitation_link'

/** Clients who are invited to follow their matters. */
@inject()
export default class InvitedClientsController {
  constructor(private readonly inviteClient: InviteClient) {}

  /** What the box that picks a client offers. */
  async index(ctx: HttpContext) {
    return ctx.serialize(ClientOptionTransformer.transform(await clientOptions(workspaceOf(ctx), ctx.request.qs().q)))
  }

  async store(ctx: HttpContext) {
    const { matterIds = [], ...order } = await ctx.request.validateUsing(inviteClientValidator)
    if (matterIds.length > 0) this.assertMayShow(ctx)
    const { email } = order
    await this.inviteClient.handle(senderOf(ctx), { ...order, matterIds })
    ctx.session.flash('notices', { toast: { key: 'invitations.sent_one', values: { email } } })
    return ctx.response.redirect().withQs({ tab: 'sent' }).toRoute('law_firm.invitations.index')
  }

  /** Showing a matter to a client is a change of the matter. */
  private assertMayShow(ctx: HttpContext) {
    if (!signedIn(ctx).may('expedientes:editar')) throw new NoAccess({ permission: 'expedientes:editar' })
  }
}
