import type { NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import RecurringCharge from '#app/billing/models/recurring_charge'
import Member from '#app/workspaces/models/member'

/** Of some recurring charges, the ids of those that a person may not read any more. */
export const unreadableRecurring: NonNullable<NoticeSubjectType['unreadable']> = async (userId, ids, trx) => {
  const memberships = await Member.of(userId, trx)
    .whereIn('workspace_id', RecurringCharge.byKey('id', ids, trx).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspaceId } of memberships) {
    const rows = await RecurringCharge.seenBy({ userId, workspaceId }, trx)
      .whereIn('recurring_charges.id', ids)
      .select('recurring_charges.id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}
