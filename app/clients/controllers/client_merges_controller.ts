import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MergeClients } from '#app/clients/actions/merge_clients'
import { UndoMerge } from '#app/clients/actions/undo_merge'
import { authorizedClient } from '#app/clients/http/load_client'
import { whatMoves } from '#app/clients/queries/what_moves'
import ClientTransformer from '#app/clients/transformers/client_transformer'
import { mergeValidator } from '#app/clients/validators/client'
import { toId } from '#app/core/http/record_id'
import { route } from '#app/core/addresses'
import { authorOf, signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Making one client of two, and two again of one. */
@inject()
export default class ClientMergesController {
  constructor(
    private readonly merge: MergeClients,
    private readonly undo: UndoMerge
  ) {}

  /** `?with=` names the other client; without it the page asks for one. */
  async create(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'delete')
    const named = ctx.request.qs().with
    const other = named ? await authorizedClient(ctx, 'delete', toId(named)) : null
    for (const each of other ? [client, other] : [client]) await each.load('responsible')
    const shown = (one: typeof client) => ClientTransformer.transform(one, signedIn(ctx))
    return ctx.inertia.render('law_firm/clients/merge', {
      client: shown(client),
      other: other && other.id !== client.id ? shown(other) : null,
      moves: other ? await whatMoves(currentViewer(ctx), [client, other]) : [],
    })
  }

  async store(ctx: HttpContext) {
    const kept = await authorizedClient(ctx, 'delete')
    const { mergedId, versions, ...fields } = await ctx.request.validateUsing(mergeValidator)
    const merged = await authorizedClient(ctx, 'delete', mergedId)
    const order = { fields, versions }
    const { id } = await this.merge.handle(authorOf(ctx), kept, merged, order)
    const undo = { method: 'delete', href: route('law_firm.client_merges.destroy', { id: kept.id, mergeId: id }) }
    ctx.session.flash('notices', { toast: { key: 'clients.merge.done', values: { name: merged.name }, undo } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [kept.id])
  }

  async destroy(ctx: HttpContext) {
    const kept = await authorizedClient(ctx, 'delete')
    const back = await this.undo.handle(authorOf(ctx), kept, ctx.params.mergeId)
    ctx.session.flash('notices', { toast: { key: 'clients.merge.undone', values: { name: back.name } } })
    return ctx.response.redirect().toRoute('law_firm.clients.show', [kept.id])
  }
}
