import type { NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import Payment from '#app/billing/models/payment'
import Member from '#app/workspaces/models/member'

/** Of some payments, the ids of those that a person may not read any more. */
export const unreadablePayments: NonNullable<NoticeSubjectType['unreadable']> = async (userId, ids, trx) => {
  const memberships = await Member.of(userId, trx)
    .whereIn('workspace_id', Payment.byKey('id', ids, trx).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspaceId } of memberships) {
    const rows = await Payment.seenBy({ userId, workspaceId }, trx).whereIn('payments.id', ids).select('payments.id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}
