import type { NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Member from '#app/workspaces/models/member'

/** Of some proceedings, the ids of those that a person may not read any more. */
export const unreadableProceedings: NonNullable<NoticeSubjectType['unreadable']> = async (userId, ids, trx) => {
  const memberships = await Member.of(userId, trx)
    .whereIn('workspace_id', AmparoProceeding.byKey('id', ids, trx).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspaceId } of memberships) {
    const rows = await AmparoProceeding.seenBy({ userId, workspaceId }, trx)
      .whereIn('amparo_proceedings.id', ids)
      .select('amparo_proceedings.id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}
