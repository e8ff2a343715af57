import type { HttpContext } from '@adonisjs/core/http'
import { clientOptions } from '#app/clients/queries/client_options'
import ClientOptionTransformer from '#app/clients/transformers/client_option_transformer'
import { workspaceOf } from '#app/workspaces/context'

/** What the box that picks a client offers. */
export default class ClientOptionsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(ClientOptionTransformer.transform(await clientOptions(workspaceOf(ctx), ctx.request.qs().q)))
  }
}
