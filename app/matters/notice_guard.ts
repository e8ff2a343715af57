import db from '@adonisjs/lucid/services/db'
import Matter from '#app/matters/models/matter'
import { noticeGuards, type NoticeGuard } from '#app/notifications/readable_notices'

/** The matter that an address within the firm’s pages leads to. */
const MATTER = /^\/law-firm\/files\/(?:file-overview\/)?(\d{1,15})(?:[/?]|$)/

/**
 * A notice of a matter is for who sees the matter: not for who left the firm, nor the team of a private one. What lies in the trash may come
 * back, and is told of no longer.
 */
const hidden: NoticeGuard['hidden'] = async (userId, notices, trx) => {
  const about = notices.flatMap(({ id, workspaceId, href }) => {
    const matter = MATTER.exec(href ?? '')?.[1]
    return matter && workspaceId !== null ? [{ id, workspaceId, matter: Number(matter) }] : []
  })
  const firms = [...new Set(about.map(({ workspaceId }) => workspaceId))]
  if (firms.length === 0) return []
  const works = await (trx ?? db)
    .from('members')
    .where('user_id', userId)
    .whereIn('workspace_id', firms)
    .select('workspace_id')
  const seen = new Set<number>()
  for (const { workspace_id: workspaceId } of works) {
    const ids = about.filter((each) => each.workspaceId === Number(workspaceId)).map(({ matter }) => matter)
    const rows = await Matter.seenBy({ userId, workspaceId: Number(workspaceId) }, trx)
      .whereIn('matters.id', ids)
      .select('id')
    rows.forEach(({ id }) => seen.add(id))
  }
  return about.filter(({ matter }) => !seen.has(matter)).map(({ id }) => id)
}

noticeGuards.add({ key: 'matters', hidden })
