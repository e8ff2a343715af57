import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import MatterTeam from '#app/matters/models/matter_team'
import { joinTeam, workingIn } from '#app/matters/actions/join_team'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import Workspace from '#app/workspaces/models/workspace'

/**
 * Who stops working in a firm leaves the teams of its matters. A matter that only its team sees, and that nobody could see any more, is given
 * to the owner of the firm.
 */
export default class LeaveTeams {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    const theirs = trx.from('matter_team').where({ workspace_id: workspaceId, user_id: userId }).select('matter_id')
    const hidden = await Matter.in({ id: workspaceId }, trx)
      .where('private', 1)
      .whereIn('id', theirs)
      .orderBy('id')
      .forUpdate()
    await trx.from('matter_team').where({ workspace_id: workspaceId, user_id: userId }).delete()
    for (const matter of hidden) {
      if ((await workingIn(trx, workspaceId, await MatterTeam.idsOf(matter.id, trx))).length > 0) continue
      const joined = await joinTeam(trx, matter, [await Workspace.ownerOf(workspaceId, trx)])
      const subject = { type: 'matter', id: matter.id }
      const audited = { action: 'matter.team_changed', subject, after: { joined, left: [userId] } }
      await record(trx, SYSTEM, { workspaceId, ...audited })
    }
  }
}
