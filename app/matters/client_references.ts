import { partsOf } from '#app/core/contributions/define_module'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clientFigures, clientHolds, clientReferences } from '#app/clients/client_parts'
import type Client from '#app/clients/models/client'
import { rowsBy } from '#app/core/tenancy/rows'
import { MoveMatters } from '#app/matters/actions/move_matters'
import { countMattersOf } from '#app/matters/queries/matters_of_client'
import { writeClientNames } from '#app/matters/actions/write_client_names'
import Matter from '#app/matters/models/matter'

const PAGE = 200
const moving = new MoveMatters()

/** The matters of a client, as the main one or beside others, whoever sees them. */
function mattersNaming(trx: TransactionClientContract, { id, workspaceId }: Client) {
  return Matter.in({ id: workspaceId }, trx).where((query) => {
    const named = trx.from('matter_clients').where('client_id', id).select('matter_id')
    void query.where('matters.client_id', id).orWhereIn('matters.id', named)
  })
}

export const clientReferenceParts = [
  /** A client who has matters is kept: also those that are put away, limited to a team, or in the trash. */
  partsOf(clientHolds, {
    key: 'matters',
    order: 10,
    async count(trx, { id }) {
      const own = await rowsBy(trx, 'matters', { client_id: id }).count('* as total').first()
      const shared = await rowsBy(trx, 'matter_clients', { client_id: id }).count('* as total').first()
      return Math.max(Number(own.total), Number(shared.total))
    },
  }),
  /** Matters follow their client, and call it by its name. */
  partsOf(clientReferences, {
    key: 'matters',
    order: 20,
    count: async ({ id }, viewer) => (await countMattersOf(viewer, [id])).get(id) ?? 0,
    move: (trx, from, to, author) => moving.move(trx, author, { from, to }),
    moveBack: (trx, moved, clients, author) => moving.moveBack(trx, author, moved as never, clients),
    async renamed(trx, client) {
      for (let last = 0; ;) {
        const matters = await mattersNaming(trx, client)
          .where('matters.id', '>', last)
          .orderBy('matters.id')
          .limit(PAGE)
        for (const matter of matters)
          await writeClientNames(trx, matter, matter.clientId === client.id ? client : undefined)
        if (matters.length < PAGE) return
        last = matters.at(-1)!.id
      }
    },
  }),
  partsOf(clientFigures, { key: 'matters', of: countMattersOf }),
]
