import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addressOf, noticeSubjects } from '#app/core/contributions/notice_subjects'
import type Notice from '#app/notifications/models/notice'

/** Where a notice leads; null when that is nowhere. */
export function addressOfNotice({ subjectType: type, subjectId: id, place }: Notice): string | null {
  return type === null || id === null ? null : addressOf({ type, id, place: place ?? {} })
}

/** What a person may still read of their notices: they may have left the firm, or the team of a private matter, since. */
export async function readableNotices<Told extends Pick<Notice, 'subjectType' | 'subjectId'>>(
  userId: number,
  notices: Told[],
  trx?: TransactionClientContract
): Promise<Told[]> {
  const hidden = new Set<Told>()
  for (const [type, told] of Map.groupBy(notices, ({ subjectType }) => subjectType)) {
    const ids = [...new Set(told.map(({ subjectId }) => subjectId!))]
    const gone = type === null ? [] : ((await noticeSubjects.find(type)?.unreadable?.(userId, ids, trx)) ?? [])
    told.filter(({ subjectId }) => gone.includes(subjectId!)).forEach((notice) => hidden.add(notice))
  }
  return notices.filter((notice) => !hidden.has(notice))
}
