import db from '@adonisjs/lucid/services/db'
import { ofFirm, type OnlyFirm } from './notices_of.js'

/** More unread notices than this are shown as this many and a plus, and are not counted further. */
export const MAX_UNREAD = 100

/** How many notices a person has not read, at most `MOST_UNREAD`. */
export async function unreadCount(userId: number, onlyFirm?: OnlyFirm): Promise<number> {
  const unread = db
    .from('notices')
    .where({ user_id: userId, in_app: 1 })
    .where(ofFirm(onlyFirm))
    .whereNull('read_at')
    .select('id')
    .limit(MAX_UNREAD)
  const [{ total }] = await db.from(unread.as('unread')).count('* as total')
  return Number(total)
}

/** What changed hands for each of some people: how many they have not read and the newest id; in one query. */
export async function unreadCounts(userIds: number[]): Promise<Map<number, { unread: number; latest: number }>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .from('notices')
    .whereIn('user_id', userIds)
    .where('in_app', 1)
    .whereNull('read_at')
    .groupBy('user_id')
    .select('user_id')
    .count('* as unread')
    .max('id as latest')
  return new Map(
    rows.map(({ user_id, unread, latest }) => [
      Number(user_id),
      { unread: Math.min(Number(unread), MAX_UNREAD), latest: Number(latest) },
    ])
  )
}
