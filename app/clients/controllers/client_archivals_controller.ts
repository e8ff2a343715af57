import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SetArchived } from '#app/clients/actions/set_archived'
import { authorizedClient } from '#app/clients/http/load_client'
import type Client from '#app/clients/models/client'
import { route } from '#app/core/addresses'
import { authorOf } from '#app/workspaces/context'

/** The state of being archived: `store` puts a client away, `destroy` brings it back. Each offers the other as undo. */
@inject()
export default class ClientArchivalsController {
  constructor(private readonly setArchived: SetArchived) {}

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'archive')
    await this.setArchived.handle(authorOf(ctx), [client], true)
    return this.answer(ctx, { key: 'clients.archived_one', undo: 'delete', client })
  }

  async destroy(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'archive')
    await this.setArchived.handle(authorOf(ctx), [client], false)
    return this.answer(ctx, { key: 'clients.unarchived_one', undo: 'post', client })
  }

  private answer({ session, response }: HttpContext, done: { key: string; undo: 'post' | 'delete'; client: Client }) {
    const { key, undo: method, client } = done
    const undo = { method, href: route('law_firm.client_archivals.store', { id: client.id }) }
    session.flash('notices', { toast: { key, values: { name: client.name }, undo } })
    return response.redirect().withQs().back()
  }
}
