import { rowsBy } from '#app/core/tenancy/rows'
import type MembershipEnded from '#app/workspaces/events/membership_ended'

/** Who stops working in a firm follows no case of it any more. Demands that they were writing stay: who sees their matter goes on with them. */
export default class LeaveCases {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    await rowsBy(trx, 'amparo_followers', { workspace_id: workspaceId, user_id: userId }).delete()
    await rowsBy(trx, 'amparo_demands', { workspace_id: workspaceId, owner_id: userId })
      .whereNull('matter_id')
      .whereNull('finished_at')
      .delete()
  }
}
