import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RevokeAccess } from '#app/clients/actions/revoke_access'
import { authorizedClient } from '#app/clients/http/load_client'
import { authorOf } from '#app/workspaces/context'

/** The access that a client's account has to what the firm shows. */
@inject()
export default class ClientAccessesController {
  constructor(private readonly revoke: RevokeAccess) {}

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    await this.revoke.handle(authorOf(ctx), client)
    ctx.session.flash('notices', { toast: { key: 'clients.portal.revoked', values: { name: client.name } } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [client.id])
  }
}
