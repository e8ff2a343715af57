import type { HttpContext } from '@adonisjs/core/http'
import { chargedClient } from '#app/billing/queries/charge_form'
import { authorizedClient } from '#app/clients/http/load_client'
import { currentViewer } from '#app/workspaces/viewer'

/** What the form of a charge asks once a client is chosen. */
export default class ChargeClientsController {
  async show(ctx: HttpContext) {
    const { id } = await authorizedClient(ctx, 'view')
    return ctx.response.json(await chargedClient(currentViewer(ctx), id))
  }
}
