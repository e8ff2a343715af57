import type MembershipEnded from '#app/workspaces/events/membership_ended'
import { eraseConnections } from '#app/google_calendar/actions/erase_connections'

/** Who stops working in a firm sends nothing of it to Google any more. */
export default class EndConnection {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    await eraseConnections(trx, { user_id: userId, workspace_id: workspaceId })
  }
}
