import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'
import type Notice from '#app/notifications/models/notice'

/** Whether people may still know what notices tell of: somebody may have left the firm, or the team of a private matter, since. */
export interface NoticeGuard {
  key: string
  /** The ids of those among one person’s notices that they may not read any more; in a constant number of queries. */
  hidden(userId: number, notices: Notice[], trx?: TransactionClientContract): Promise<number[]>
}

export const noticeGuards = new Registry<NoticeGuard>('guards of notices')

/** What a person may still read of their notices. */
export async function readableNotices(
  userId: number,
  notices: Notice[],
  trx?: TransactionClientContract
): Promise<Notice[]> {
  if (notices.length === 0) return notices
  const hidden = await Promise.all(noticeGuards.all().map((guard) => guard.hidden(userId, notices, trx)))
  const gone = new Set(hidden.flat())
  return notices.filter(({ id }) => !gone.has(id))
}
