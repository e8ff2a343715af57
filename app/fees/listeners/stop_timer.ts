import { rowsBy } from '#app/core/tenancy/rows'
import type MembershipEnded from '#app/workspaces/events/membership_ended'

/** The watch of who leaves a firm stops; the time that they wrote down stays. */
export default class StopTimer {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    await rowsBy(trx, 'running_timers', { workspace_id: workspaceId, user_id: userId }).delete()
  }
}
