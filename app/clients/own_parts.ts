import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import db from '@adonisjs/lucid/services/db'
import { clientReferences, clientRemains } from '#app/clients/client_parts'
import { OPEN_STATES } from '#app/workspaces/invitation_rules'

/** Invitations to the portal follow their client. */
clientReferences.add({
  key: 'invitations',
  order: 10,
  async count({ id }) {
    const { total } = await db.from('invitations').where('client_id', id).count('* as total').first()
    return Number(total)
  },
  async move(trx, from, to) {
    const rows = await trx.from('invitations').where('client_id', from.id).select('id').orderBy('id')
    await trx.from('invitations').where('client_id', from.id).update({ client_id: to.id })
    return rows.map(({ id }) => Number(id))
  },
  async moveBack(trx, moved, { from, to }) {
    const own = trx.from('invitations').whereIn('id', moved as number[])
    await own.where('client_id', to.id).update({ client_id: from.id })
  },
})

/** Of a client that is gone the emails that were sent remain; who has one gets no further with it. */
clientRemains.add({
  key: 'invitations',
  order: 10,
  async erase(trx, { id }) {
    const now = toSqlInstant(clock.now())
    const open = trx
      .from('invitations')
      .where('client_id', id)
      .whereIn('state', [...OPEN_STATES])
    await open.update({ state: 'canceled', closed_at: now, open_key: null, updated_at: now })
    await trx.from('invitations').where('client_id', id).update({ client_id: null })
  },
})
