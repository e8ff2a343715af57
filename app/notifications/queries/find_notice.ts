import type Notice from '#app/notifications/models/notice'
import { noticesOf, type OnlyFirm } from './notices_of.js'

/** One of the notices of a person; null when there is none of this id. */
export async function findNotice(userId: number, id: unknown, onlyFirm?: OnlyFirm): Promise<Notice | null> {
  if (!/^\d{1,15}$/.test(String(id))) return null
  return noticesOf(userId, onlyFirm).where('id', Number(id)).first()
}
