import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from './registry.js'

/** What of a subject is shown: a tab, an activity within it, one of its pages. */
export type Place = Record<string, string | number>

/** What a notice is about. */
export type NoticeSubject = { type: string; id: number; place?: Place }

/** A type of what notices are about: where it is read, and by whom. */
export interface NoticeSubjectType {
  key: string
  /** The address of one; null when it is found nowhere. `id` is 0 in notices from before they named their subject, when their address did not say which. */
  address(id: number, place: Place): string | null
  /** The ids of those that a person may not read any more, in a constant number of queries. Absent where what was told stays theirs. */
  unreadable?(userId: number, ids: number[], trx?: TransactionClientContract): Promise<number[]>
}

export const noticeSubjects = new Registry<NoticeSubjectType>('subjects of notices')

/** Where a subject is read; null when that is nowhere. */
export const addressOf = ({ type, id, place }: NoticeSubject): string | null =>
  noticeSubjects.find(type)?.address(id, place ?? {}) ?? null
