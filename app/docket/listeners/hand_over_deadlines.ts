import { SYSTEM } from '#app/core/audit/author'
import { tell } from '#app/docket/actions/change_deadline'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import Workspace from '#app/workspaces/models/workspace'

/**
 * The open deadlines of who stops working in a firm pass to who answers for their matter, or to the owner of the firm when that one does not see it (any more). Matters are
 * held before their deadlines, as whoever changes a deadline does.
 */
export default class HandOverDeadlines {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    const firm = { id: workspaceId }
    const theirs = () => MatterDeadline.in(firm, trx).where({ responsibleId: userId, open: true })
    const matters = await Matter.in(firm, trx)
      .whereIn('matters.id', theirs().select('matter_id'))
      .orderBy('matters.id')
      .forUpdate()
    if (matters.length === 0) return
    const owner = await Workspace.ownerOf(workspaceId, trx)
    for (const matter of matters) {
      const able = await membersWithAccess(matter, trx)
      const leads = matter.responsibleId !== null && able.includes(matter.responsibleId)
      const responsibleId = leads ? matter.responsibleId : owner
      const deadlines = await theirs().where({ matterId: matter.id }).orderBy('id').forUpdate()
      for (const deadline of deadlines) {
        await deadline.merge({ responsibleId, version: deadline.version + 1 }).save()
        const change = { before: { responsibleId: userId }, after: { responsibleId } }
        await tell(trx, SYSTEM, deadline, { action: 'deadline.edited', ...change })
      }
    }
  }
}
