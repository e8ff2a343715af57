import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import { membershipEndings } from '#app/workspaces/membership_endings'
import { joinTeam, teamIds, workingIn } from './actions/join_team.js'

/**
 * Who stops working in a firm leaves the teams of its matters. A matter that only its team sees, and that nobody could see any more, is given
 * to the owner of the firm.
 */
async function leaveTeams(
  trx: TransactionClientContract,
  { workspaceId, userId }: { workspaceId: number; userId: number }
) {
  const theirs = trx.from('matter_team').where({ workspace_id: workspaceId, user_id: userId }).select('matter_id')
  const hidden = await Matter.in({ id: workspaceId }, trx)
    .where('private', 1)
    .whereIn('id', theirs)
    .orderBy('id')
    .forUpdate()
  await trx.from('matter_team').where({ workspace_id: workspaceId, user_id: userId }).delete()
  for (const matter of hidden) {
    if ((await workingIn(trx, workspaceId, await teamIds(trx, matter.id))).length > 0) continue
    const firm = await trx.from('workspaces').where('id', workspaceId).select('owner_id').firstOrFail()
    const joined = await joinTeam(trx, matter, [Number(firm.owner_id)])
    const subject = { type: 'matter', id: matter.id }
    const audited = { action: 'matter.team_changed', subject, after: { joined, left: [userId] } }
    await record(trx, SYSTEM, { workspaceId, ...audited })
  }
}

membershipEndings.add({ key: 'matters.team', ended: leaveTeams })
