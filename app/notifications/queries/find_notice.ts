import { readableNotices } from '#app/notifications/notice_subject'
import type Notice from '#app/notifications/models/notice'
import { noticesOf, type OnlyFirm } from './notices_of.js'

/** One of the notices that a person may read; null when there is none of this id. */
export async function findNotice(userId: number, id: unknown, onlyFirm?: OnlyFirm): Promise<Notice | null> {
  if (!/^\d{1,15}$/.test(String(id))) return null
  const [notice = null] = await readableNotices(userId, await noticesOf(userId, onlyFirm).where('id', Number(id)))
  return notice
}
