import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Client from '#app/clients/models/client'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import { writeClientNames } from '#app/matters/actions/write_client_names'

type Pair = { from: Client; to: Client }
type Dropped = { matter_id: number; user_id: number | null; created_at: string }

/** What moved, so that it can go back: rows of `matter_clients`, those that the other client had already, and matters by their main client. */
export type MovedMatters = { rows: number[]; dropped: Dropped[]; first: number[] }

/** Gives the matters of a client to another one, and back. */
export class MoveMatters {
  async move(trx: Trx, author: Author, { from, to }: Pair): Promise<MovedMatters> {
    const rows = await rowsBy(trx, 'matter_clients', { client_id: from.id }).orderBy('id')
    const had = await rowsBy(trx, 'matter_clients', { client_id: to.id }).select('matter_id')
    const known = new Set(had.map(({ matter_id }) => Number(matter_id)))
    const twice = rows.filter((row) => known.has(Number(row.matter_id)))
    const alone = rows.filter((row) => !known.has(Number(row.matter_id))).map(({ id }) => Number(id))
    for (const { id } of twice) await rowsBy(trx, 'matter_clients', { id }).delete()
    await rowsBy(trx, 'matter_clients', { id: alone }).update({ client_id: to.id })
    const named = rows.map(({ matter_id }) => Number(matter_id))
    const first = await this.give(trx, author, { from, to }, named)
    const dropped = twice.map(({ matter_id, user_id, created_at }) => ({ matter_id, user_id, created_at }))
    return { rows: alone, dropped: dropped as Dropped[], first }
  }

  /** What was given to a third client, or deleted, meanwhile stays so. */
  async moveBack(trx: Trx, author: Author, { rows, dropped, first }: MovedMatters, { from, to }: Pair): Promise<void> {
    const own = () => rowsBy(trx, 'matter_clients', { id: rows })
    const named = await own().where('client_id', to.id).select('matter_id')
    await own().where('client_id', to.id).update({ client_id: from.id })
    for (const row of dropped) await this.restore(trx, from, row)
    const matters = [...named, ...dropped].map(({ matter_id }) => Number(matter_id))
    await this.give(trx, author, { from: to, to: from }, matters, first)
  }

  /** Makes one client the main one in the place of the other (of `only` these matters), and writes the names anew in the others. Returns the ids of the first. */
  private async give(trx: Trx, author: Author, { from, to }: Pair, named: number[], only?: number[]) {
    const matters = await Matter.in({ id: to.workspaceId }, trx)
      .where((query) => void query.where('client_id', from.id).orWhereIn('id', named))
      .orderBy('id')
      .forUpdate()
    const given: number[] = []
    for (const matter of matters) {
      const isFirst = matter.clientId === from.id && (only?.includes(matter.id) ?? true)
      if (isFirst) given.push(matter.id)
      if (isFirst) await this.replace(trx, author, matter, { from, to })
      else if (named.includes(matter.id)) await writeClientNames(trx, matter)
    }
    return given
  }

  private async replace(trx: Trx, author: Author, matter: Matter, { from, to }: Pair) {
    const before = { clientId: from.id, clientName: matter.clientName }
    await writeClientNames(trx, matter, to)
    const after = { clientId: to.id, clientName: to.name }
    const subject = { type: 'matter', id: matter.id }
    const audited = { action: 'matter.client_changed', subject, matterId: matter.id, before, after }
    await record(trx, author, { workspaceId: matter.workspaceId, ...audited })
  }

  private async restore(trx: Trx, { id: client_id, workspaceId: workspace_id }: Client, row: Dropped) {
    const { matter_id } = row
    const isThere = await trx.from('matters').where({ id: matter_id, workspace_id }).first()
    const isNamed = await rowsBy(trx, 'matter_clients', { matter_id, client_id }).first()
    if (isThere && !isNamed) await trx.table('matter_clients').insert({ ...row, client_id, workspace_id })
  }
}
