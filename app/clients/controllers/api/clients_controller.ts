import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AddClient } from '#app/clients/actions/add_client'
import { EditClient } from '#app/clients/actions/edit_client'
import { EDITABLE } from '#app/clients/domain/client_fields'
import { clientFilters } from '#app/clients/domain/client_filters'
import { authorizedClient } from '#app/clients/http/load_client'
import type Client from '#app/clients/models/client'
import { listClients } from '#app/clients/queries/list_clients'
import ClientRowTransformer from '#app/clients/transformers/client_row_transformer'
import ClientTransformer from '#app/clients/transformers/client_transformer'
import { apiClientsValidator } from '#app/clients/validators/api'
import { clientValidator, editClientValidator } from '#app/clients/validators/client'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The clients of a firm, for programs. */
@inject()
export default class ApiClientsController {
  constructor(
    private readonly addClient: AddClient,
    private readonly editClient: EditClient
  ) {}

  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(apiClientsValidator)
    const words = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const filters = await clientFilters.validate({ ...words, archived: input.archived ? 'yes' : '' })
    const { lines, paging } = await listClients(workspaceOf(ctx), currentViewer(ctx), filters)
    return ctx.serialize({ items: ClientRowTransformer.transform(lines), paging })
  }

  async show(ctx: HttpContext) {
    return this.answer(ctx, await authorizedClient(ctx, 'view'))
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(clientValidator)
    const added = this.addClient.handle(authorOf(ctx), workspaceOf(ctx), fields)
    return this.answer(ctx, await added)
  }

  /** What is not sent stays as it is. */
  async update(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const data = { ...fieldsOf(client), ...ctx.request.body() }
    const fields = await ctx.request.validateUsing(editClientValidator, { data })
    return this.answer(ctx, await this.editClient.handle(authorOf(ctx), client, fields))
  }

  private async answer(ctx: HttpContext, client: Client) {
    await client.load('responsible')
    return ctx.serialize(ClientTransformer.transform(client, signedIn(ctx)))
  }
}

/** The fields of a client as a form sends them. */
function fieldsOf(client: Client) {
  const phones = (client.phones ?? []).map(({ number, label }) => ({ number, label: label || null }))
  return { ...Object.fromEntries(EDITABLE.map((name) => [name, client[name]])), phones }
}
