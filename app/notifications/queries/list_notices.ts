import Notice from '#app/notifications/models/notice'
import { readableNotices } from '#app/notifications/readable_notices'
import { unreadCount } from './unread_counts.js'

export const NOTICES_PER_PAGE = 25
const LATEST = 12

/** What a person was told here, newest first: one page, of all or of what they have not read. A page past the end is empty. */
export async function listNotices(userId: number, { unread, page }: { unread: boolean; page: number }) {
  const shown = Notice.query().where({ user_id: userId, in_app: 1 })
  if (unread) shown.whereNull('read_at')
  const total = unread ? await unreadCount(userId) : Number((await shown.clone().count('* as total'))[0]!.$extras.total)
  const rows = await shown
    .orderBy('id', 'desc')
    .limit(NOTICES_PER_PAGE)
    .offset((page - 1) * NOTICES_PER_PAGE)
  return { rows: await readableNotices(userId, rows), paging: { total, page, perPage: NOTICES_PER_PAGE } }
}

/** The last ones, for the panel under the bell, with how many are unread. */
export async function latestNotices(userId: number) {
  const rows = await Notice.query().where({ user_id: userId, in_app: 1 }).orderBy('id', 'desc').limit(LATEST)
  return { rows: await readableNotices(userId, rows), unread: await unreadCount(userId) }
}

const ON_HOME = 5

/** The last unread ones, for the home; null when all is read. */
export async function unreadNotices(userId: number) {
  const unread = Notice.query().where({ user_id: userId, in_app: 1 }).whereNull('read_at')
  const rows = await readableNotices(userId, await unread.orderBy('id', 'desc').limit(ON_HOME))
  if (rows.length === 0) return null
  const items = rows.map(({ id, kind, values, createdAt }) => ({
    id,
    kind,
    values,
    read: false,
    at: createdAt.toISO()!,
  }))
  return { items, unread: await unreadCount(userId) }
}
