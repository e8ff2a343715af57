import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { noticeSubjects, type NoticeSubjectType } from '#app/core/contributions/notice_subjects'
import Matter from '#app/matters/models/matter'

/**
 * A notice of a matter is for who sees the matter: not for who left the firm, nor the team of a private one. What lies in the trash may come
 * back, and is told of no longer.
 */
const unreadable: NoticeSubjectType['unreadable'] = async (userId, ids, trx) => {
  const firms = await (trx ?? db)
    .from('members')
    .where('user_id', userId)
    .whereIn('workspace_id', db.from('matters').whereIn('id', ids).select('workspace_id'))
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspace_id: firm } of firms) {
    const rows = await Matter.seenBy({ userId, workspaceId: Number(firm) }, trx)
      .whereIn('matters.id', ids)
      .select('id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return ids.filter((id) => !seen.has(id))
}

noticeSubjects.add({
  key: 'matter',
  address: (dossierId, place) => route('law_firm.matters.show', { dossierId }, place),
  unreadable,
})
