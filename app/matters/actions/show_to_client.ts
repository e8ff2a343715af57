import type { FollowedRecord } from '#app/clients/followed_records'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { toSqlInstant } from '#app/core/models/columns'
import Matter from '#app/matters/models/matter'

/** Which matters an invited client will see: kept with the invitation, and shown to the account that accepts it. One account follows a matter. */
export const matterFollowing: FollowedRecord = {
  key: 'matters',

  async choose(trx, { id, workspaceId }, ids) {
    const matters = await Matter.in({ id: workspaceId }, trx).whereIn('id', ids).where('archived', 0)
    const invited = trx.from('invitations').where('invitations.id', id).select('client_id')
    const own = await trx.from('clients').whereIn('id', invited).select('user_id').first()
    const isFree = ({ clientUserId }: Matter) => clientUserId === null || clientUserId === Number(own?.user_id)
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
      const deed = { action: 'matter.shown', subject, before: { clientUserId: null }, after: { clientUserId: user.id } }
      await record(trx, author, { workspaceId: invitation.workspaceId, ...deed })
    }
  },
}
