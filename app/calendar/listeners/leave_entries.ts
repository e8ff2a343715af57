import { clock } from '#app/core/clock'
import { rowsBy } from '#app/core/tenancy/rows'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import { eraseOwnEntries } from '#app/calendar/actions/erase_entries'

/**
 * Who stops working in a firm attends nothing of it any more from today on, and their private events of the firm go. Events that they shared stay for those who
 * attend, and for the firm.
 */
export default class LeaveEntries {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    const today = clock.now().minus({ days: 1 }).toISODate()!
    const coming = rowsBy(trx, 'calendar_entries', { workspace_id: workspaceId })
      .where('until_day', '>=', today)
      .select('id')
    await rowsBy(trx, 'calendar_entry_people', {
      workspace_id: workspaceId,
      user_id: userId,
      entry_id: coming,
    }).delete()
    const own = rowsBy(trx, 'calendar_entries', { workspace_id: workspaceId, owner_id: userId, is_private: 1 })
    await eraseOwnEntries(trx, own)
  }
}
