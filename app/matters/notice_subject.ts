import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects, type NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'

/**
 * A notice of a matter is for who sees the matter: not for who left the firm, nor the team of a private one. What lies in the trash may come
 * back, and is told of no longer.
 */
const unreadable: NoticeSubjectType['unreadable'] = async (userId, ids, trx) => {
  const memberships = await Member.of(userId, trx)
    .whereIn('workspace_id', Matter.byKey('id', ids, trx).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspaceId } of memberships) {
    const rows = await Matter.seenBy({ userId, workspaceId }, trx).whereIn('matters.id', ids).select('id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}

export const subjectParts = [
  partsOf(noticeSubjects, {
    key: 'matter',
    address: (dossierId, place) => route('law_firm.matters.show', { dossierId }, place),
    unreadable,
  }),
]
