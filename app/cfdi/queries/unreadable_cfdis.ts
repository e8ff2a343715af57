import type { NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import Cfdi from '#app/cfdi/models/cfdi'
import Member from '#app/workspaces/models/member'

/** Of some CFDI, the ids of those that a person may not read any more. */
export const unreadableCfdis: NonNullable<NoticeSubjectType['unreadable']> = async (userId, ids, trx) => {
  const memberships = await Member.of(userId, trx)
    .whereIn('workspace_id', Cfdi.byKey('id', ids, trx).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspaceId } of memberships) {
    const rows = await Cfdi.seenBy({ userId, workspaceId }, trx).whereIn('cfdis.id', ids).select('cfdis.id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}
