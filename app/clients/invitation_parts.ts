import { partsOf } from '#app/core/contributions/define_module'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { clientReferences, clientDependents } from '#app/clients/client_parts'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'

export const invitationParts = [
  /** Invitations to the portal follow their client. */
  partsOf(clientReferences, {
    key: 'invitations',
    order: 10,
    async count({ id }) {
      const { total } = (await Invitation.byKey('client_id', id).count('* as total').pojo<{ total: number }>().first())!
      return Number(total)
    },
    async move(trx, from, to) {
      const rows = await Invitation.byKey('client_id', from.id, trx).select('id').orderBy('id')
      await Invitation.byKey('client_id', from.id, trx).update({ client_id: to.id })
      return rows.map(({ id }) => id)
    },
    async moveBack(trx, moved, { from, to }) {
      const own = Invitation.byKey('id', moved as number[], trx)
      await own.where('client_id', to.id).update({ client_id: from.id })
    },
  }),
  /** Of a client that is gone the emails that were sent remain; who has one gets no further with it. */
  partsOf(clientDependents, {
    key: 'invitations',
    order: 10,
    async erase(trx, { id }) {
      const now = toSqlInstant(clock.now())
      const open = Invitation.byKey('client_id', id, trx).whereIn('state', [...OPEN_STATES])
      await open.update({ state: 'canceled', closed_at: now, open_key: null, updated_at: now })
      await Invitation.byKey('client_id', id, trx).update({ client_id: null })
    },
  }),
]
