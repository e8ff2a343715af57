import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FollowedRecord } from '#app/clients/followed_records'
import Client from '#app/clients/models/client'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'
import Invitation from '#app/workspaces/models/invitation'

/** Which matters an invited client will see: kept with the invitation, and shown to the account that accepts it. One account follows a matter. */
export const matterFollowing: FollowedRecord = {
  key: 'matters',

  async choose(trx, { id, workspaceId, invitedById: userId }, ids) {
    const matters = await Matter.seenBy({ userId, workspaceId }, trx).whereIn('matters.id', ids).where('archived', 0)
    const invited = Invitation.byKey('id', id, trx).select('client_id')
    const own = await Client.byKey('id', invited, trx).select('user_id').first()
    const isFree = ({ clientUserId }: Matter) => clientUserId === null || clientUserId === own?.userId
    if (matters.length !== ids.length || !matters.every(isFree)) return false
    await trx.from('invitation_matters').where('invitation_id', id).delete()
    const now = toSqlInstant(clock.now())
    const rows = ids.map((matterId) => ({ invitation_id: id, matter_id: matterId, created_at: now }))
    if (rows.length > 0) await trx.table('invitation_matters').multiInsert(rows)
    return true
  },

  async show(trx, { invitation, user, author }) {
    const chosen = trx.from('invitation_matters').where('invitation_id', invitation.id).select('matter_id')
    const matters = await Matter.in({ id: invitation.workspaceId }, trx)
      .whereIn('id', chosen)
      .whereNull('client_user_id')
      .orderBy('id')
      .forUpdate()
    for (const matter of matters) {
      await matter.merge({ clientUserId: user.id }).save()
      const subject = { type: 'matter', id: matter.id }
      const audited = {
        action: 'matter.shown',
        subject,
        before: { clientUserId: null },
        after: { clientUserId: user.id },
      }
      await record(trx, author, { workspaceId: invitation.workspaceId, ...audited })
    }
  },

  async hide(trx, { client, userId, author }) {
    await rowsBy(trx, 'matter_clients', { client_id: client.id, user_id: userId }).update({ user_id: null })
    const matters = await Matter.in({ id: client.workspaceId }, trx)
      .where('client_user_id', userId)
      .whereNotIn('id', throughOthers(trx, client, userId))
      .orderBy('id')
      .forUpdate()
    for (const matter of matters) {
      await matter.merge({ clientUserId: null }).save()
      const audited = { action: 'matter.hidden', before: { clientUserId: userId }, after: { clientUserId: null } }
      const subject = { type: 'matter', id: matter.id }
      await record(trx, author, { workspaceId: client.workspaceId, subject, matterId: matter.id, ...audited })
    }
  },
}

/** Matters that an account follows for another client of the firm as well: a couple may share one. */
function throughOthers(trx: TransactionClientContract, client: { id: number; workspaceId: number }, userId: number) {
  const others = Client.linkedTo(userId, trx).where('clients.workspace_id', client.workspaceId).select('clients.id')
  return rowsBy(trx, 'matter_clients', { client_id: others }).select('matter_id')
}
