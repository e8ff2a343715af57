import { partsOf } from '#app/core/contributions/define_module'
import { clientFigures, clientHolds, clientReferences } from '#app/clients/client_parts'
import { rowsBy } from '#app/core/tenancy/rows'
import { MoveMatters } from '#app/matters/actions/move_matters'
import { countMattersOf } from '#app/matters/queries/lists/matters_of_client'

const moving = new MoveMatters()

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
  /** Matters follow their client. */
  partsOf(clientReferences, {
    key: 'matters',
    order: 20,
    count: async ({ id }, viewer) => (await countMattersOf(viewer, [id])).get(id) ?? 0,
    move: (trx, from, to, author) => moving.move(trx, author, { from, to }),
    moveBack: (trx, moved, clients, author) => moving.moveBack(trx, author, moved as never, clients),
  }),
  partsOf(clientFigures, { key: 'matters', of: countMattersOf }),
]
