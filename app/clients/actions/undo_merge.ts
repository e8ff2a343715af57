import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Json } from '#app/core/contributions/registries'
import { NotFound } from '#app/core/errors/no_access'
import { clientReferences } from '#app/clients/client_parts'
import ClientRenamed from '#app/clients/events/client_renamed'
import Client from '#app/clients/models/client'
import ClientMerge from '#app/clients/models/client_merge'
import { lockClient } from '#app/clients/queries/lock_client'

type Values = Record<string, unknown>

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Makes two clients again of one. What was changed after the merge stays as it was changed. */
export class UndoMerge {
  /** `id` is the merge's. Throws NotFound when it is not one of this client's, was undone already, or its time is over. Returns the client that is back. */
  async handle(author: Author, client: Client, id: number): Promise<Client> {
    return db.transaction(async (trx) => {
      const to = await lockClient(trx, client)
      const merge = await this.undoable(trx, to, id)
      const from = await Client.mergedIn({ id: to.workspaceId }, trx)
        .where('id', merge.mergedId)
        .forUpdate()
        .firstOrFail()
      const back = this.valuesBack(to, merge)
      const { access } = merge.moved
      const userId = access !== null && access === to.userId ? Number(access) : null
      await to.merge({ ...back, version: to.version + 1 }).save()
      await from.merge({ mergedIntoId: null, userId, version: from.version + 1 }).save()
      await this.moveBack(trx, author, merge, { from, to })
      if ('name' in back) await ClientRenamed.dispatch(trx, to)
      await merge.merge({ undoneAt: clock.now() }).save()
      await this.record(trx, author, { from, to, back })
      return from
    })
  }

  private async undoable(trx: Trx, { id: keptId, workspaceId }: Client, id: number): Promise<ClientMerge> {
    const merge = await ClientMerge.findIn({ id: workspaceId }, id, trx)
    if (merge.keptId !== keptId || merge.undoneAt || merge.undoUntil <= clock.now()) throw new NotFound('client_merges')
    return merge
  }

  /** The values that the merge gave and nobody changed since get back what they were. */
  private valuesBack(to: Client, { before, after }: ClientMerge): Partial<Client> {
    const current = to as unknown as Values
    const untouched = Object.keys(after).filter((name) => same(current[name], after[name]))
    return Object.fromEntries(untouched.map((name) => [name, before[name] ?? null])) as Partial<Client>
  }

  private async moveBack(trx: Trx, author: Author, { moved }: ClientMerge, clients: { from: Client; to: Client }) {
    for (const { key, moveBack } of clientReferences.all().reverse()) {
      if (key in moved) await moveBack(trx, moved[key] as Json, clients, author)
    }
  }

  private async record(trx: Trx, author: Author, { from, to, back }: { from: Client; to: Client; back: Values }) {
    const told = { after: { ...back, mergedId: from.id, mergedName: from.name } }
    const audited = { workspaceId: to.workspaceId, action: 'client.merge_undone' }
    await record(trx, author, { ...audited, subject: { type: 'client', id: to.id }, ...told })
  }
}
