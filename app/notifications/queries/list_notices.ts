import { readableNotices } from '#app/notifications/notice_subject'
import { noticesOf, type OnlyFirm } from './notices_of.js'
import { unreadCount } from './unread_counts.js'

export const NOTICES_PER_PAGE = 25
const LATEST = 12

/** What a person was told here, newest first: one page, of all or of what they have not read. A page past the end is empty. */
export async function listNotices(
  userId: number,
  { unread, page, onlyFirm }: { unread: boolean; page: number; onlyFirm?: OnlyFirm }
) {
  const shown = noticesOf(userId, onlyFirm)
  if (unread) shown.whereNull('read_at')
  const total = unread
    ? await unreadCount(userId, onlyFirm)
    : Number((await shown.clone().count('* as total'))[0]!.$extras.total)
  const rows = await shown
    .orderBy('id', 'desc')
    .limit(NOTICES_PER_PAGE)
    .offset((page - 1) * NOTICES_PER_PAGE)
  return { rows: await readableNotices(userId, rows), paging: { total, page, perPage: NOTICES_PER_PAGE } }
}

/** The last ones, for the panel under the bell, with how many are unread. */
export async function latestNotices(userId: number, onlyFirm?: OnlyFirm) {
  const rows = await noticesOf(userId, onlyFirm).orderBy('id', 'desc').limit(LATEST)
  return { rows: await readableNotices(userId, rows), unread: await unreadCount(userId, onlyFirm) }
}

const ON_HOME = 5

/** The last unread ones, for the home; null when all is read. */
export async function unreadNotices(userId: number, onlyFirm?: OnlyFirm) {
  const unread = noticesOf(userId, onlyFirm).whereNull('read_at')
  const rows = await readableNotices(userId, await unread.orderBy('id', 'desc').limit(ON_HOME))
  if (rows.length === 0) return null
  const items = rows.map(({ id, kind, values, createdAt }) => ({
    id,
    kind,
    values,
    read: false,
    at: createdAt.toISO()!,
  }))
  return { items, unread: await unreadCount(userId, onlyFirm) }
}
