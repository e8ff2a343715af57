import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { transformRows } from '#app/core/http/transform_rows'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { AddClient } from '#app/clients/actions/add_client'
import { DeleteClient } from '#app/clients/actions/delete_client'
import { EditClient } from '#app/clients/actions/edit_client'
import { clientChoices, labelChoices } from '#app/clients/queries/client_choices'
import { clientFilters } from '#app/clients/domain/client_filters'
import { authorizedClient } from '#app/clients/http/load_client'
import { clientParts } from '#app/clients/queries/client_page'
import { listClients } from '#app/clients/queries/list_clients'
import { portalAccess } from '#app/clients/queries/portal_access'
import { reasonsToKeep } from '#app/clients/queries/reasons_to_keep'
import { undoableMerges } from '#app/clients/queries/undoable_merges'
import ClientMergeTransformer from '#app/clients/transformers/client_merge_transformer'
import ClientRowTransformer from '#app/clients/transformers/client_row_transformer'
import ClientTransformer from '#app/clients/transformers/client_transformer'
import { clientDeletionValidator, clientValidator, editClientValidator } from '#app/clients/validators/client'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The clients of a firm. */
@inject()
export default class ClientsController {
  constructor(
    private readonly addClient: AddClient,
    private readonly editClient: EditClient,
    private readonly deleteClient: DeleteClient,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async index(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const filters = await clientFilters.validate(ctx.request.qs())
    const views = await listViews(currentViewer(ctx), 'clients')
    const opened = defaultAddress('clients', ctx.request.qs(), views)
    if (opened) return ctx.response.redirect(opened)
    const { lines, paging } = await listClients(workspaceOf(ctx), currentViewer(ctx), filters)
    const narrowing = () => labelChoices(workspaceOf(ctx))
    return ctx.inertia.render('law_firm/clients/index', {
      clients: transformRows(ClientRowTransformer, lines),
      paging,
      filters,
      views,
      narrowing: filters.responsible > 0 ? narrowing : ctx.inertia.optional(narrowing),
      can: {
        create: identity.may('clientes:crear'),
        edit: identity.may('clientes:editar'),
        archive: identity.may('clientes:archivar'),
        seeMatters: identity.may('expedientes:leer'),
      },
    })
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('law_firm/clients/create', { choices: await clientChoices(workspaceOf(ctx)) })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(clientValidator)
    const added = this.addClient.handle(authorOf(ctx), workspaceOf(ctx), fields)
    const { id, name } = await added
    ctx.session.flash('notices', { toast: { key: 'clients.added', values: { name } } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [id])
  }

  async show(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'view')
    const identity = signedIn(ctx)
    const { tab, tabs, content, panels } = await clientParts(client, identity, ctx.request.qs())
    await client.load('responsible')
    return ctx.inertia.render('law_firm/clients/show', {
      client: ClientTransformer.transform(client, identity),
      tab,
      tabs,
      content,
      panels,
      access: await portalAccess(client),
      merges: ClientMergeTransformer.transform(await undoableMerges(client)),
      reasonsToKeep: ctx.inertia.optional(() => reasonsToKeep(client)),
      mayShowMatters: identity.may('expedientes:editar'),
    })
  }

  async edit(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    await client.load('responsible')
    return ctx.inertia.render('law_firm/clients/edit', {
      client: ClientTransformer.transform(client, signedIn(ctx)),
      choices: await clientChoices(workspaceOf(ctx)),
    })
  }

  async update(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editClientValidator)
    const { id, name } = await this.editClient.handle(authorOf(ctx), client, fields)
    ctx.session.flash('notices', { toast: { key: 'clients.saved', values: { name } } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [id])
  }

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'delete')
    const { confirmation } = await ctx.request.validateUsing(clientDeletionValidator)
    const { user } = signedIn(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.deleteClient.handle(authorOf(ctx), client)
    ctx.session.flash('notices', { toast: { key: 'clients.deleted', values: { name: client.name } } })
    return ctx.response.redirect().toRoute('law_firm.clients.index')
  }
}
