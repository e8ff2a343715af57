import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SetArchived } from '#app/clients/actions/set_archived'
import type Client from '#app/clients/models/client'
import ClientPolicy from '#app/clients/policies/client_policy'
import { findClients } from '#app/clients/queries/find_clients'
import { clientBatchValidator } from '#app/clients/validators/client'
import { route } from '#app/core/addresses'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** The same for several clients at once. The undo takes back what was changed and nothing else. */
@inject()
export default class ClientBatchArchivalsController {
  constructor(private readonly setArchived: SetArchived) {}

  async store(ctx: HttpContext) {
    const ids = await this.setArchived.handle(authorOf(ctx), await this.find(ctx), true)
    return this.answer(ctx, { key: 'clients.archived', undo: 'delete', ids })
  }

  async destroy(ctx: HttpContext) {
    const ids = await this.setArchived.handle(authorOf(ctx), await this.find(ctx), false)
    return this.answer(ctx, { key: 'clients.unarchived', undo: 'post', ids })
  }

  private async find(ctx: HttpContext): Promise<Client[]> {
    const { ids } = await ctx.request.validateUsing(clientBatchValidator)
    const clients = await findClients(workspaceOf(ctx), ids)
    for (const client of clients) await ctx.bouncer.with(ClientPolicy).authorize('archive', client)
    return clients
  }

  private answer({ session, response }: HttpContext, done: { key: string; undo: 'post' | 'delete'; ids: number[] }) {
    const { key, undo: method, ids } = done
    const undo =
      ids.length > 0 ? { method, href: route('law_firm.client_batch_archivals.store'), body: { ids } } : undefined
    session.flash('notices', { toast: { key, values: { count: ids.length }, undo } })
    return response.redirect().withQs().back()
  }
}
