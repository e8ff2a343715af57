import { partsOf } from '#app/core/contributions/define_module'
import { clientReferences } from '#app/clients/client_parts'
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
]
