import type { Trx } from '#app/core/database/trx'
import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { fromSqlInstant } from '#app/core/models/columns'
import { escalationKey, reminderKey } from '#app/activities/domain/reminder_keys'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import Notice from '#app/notifications/models/notice'

/** That somebody was told of an occurrence, and when they saw it: at the reminder itself, or by reading its notice. */
export type ReadReceipt = {
  occurrenceId: number
  userId: number
  name: string
  seenAt: string | null
}

interface Receipt {
  occurrence_id: number
  user_id: number
  name: string
  seen_at: unknown
  snoozes: number
}

/** Who was told of occurrences and who of them saw it, in two queries. */
export async function readReceipts(occurrenceIds: number[], trx?: Trx): Promise<ReadReceipt[]> {
  const receipts: Receipt[] = await rowsBy(trx ?? db, 'reminder_receipts', {
    'reminder_receipts.occurrence_id': occurrenceIds,
  })
    .join(...joinOn(User, 'reminder_receipts.user_id'))
    .select('reminder_receipts.occurrence_id', 'reminder_receipts.user_id', 'users.name')
    .select('reminder_receipts.seen_at', 'reminder_receipts.snoozes')
    .orderBy('reminder_receipts.id')
  const read = await readNotices(receipts.flatMap(keysOf), trx)
  return receipts.map((receipt) => {
    const { occurrence_id: occurrenceId, user_id: userId, name } = receipt
    const notice = keysOf(receipt)
      .map(({ key }) => read.get(`${userId} ${key}`))
      .find(Boolean)
    const seenAt = (fromSqlInstant(receipt.seen_at) ?? notice)?.toISO() ?? null
    return { occurrenceId: Number(occurrenceId), userId: Number(userId), name, seenAt }
  })
}

/** Nobody puts a reminder off more often. */
const MAX_SNOOZES = 1_000

/** Every key under which somebody was told of an occurrence. */
function keysOf({ occurrence_id, user_id, snoozes }: Receipt) {
  return Array.from({ length: Math.min(Number(snoozes), MAX_SNOOZES) + 1 }, (_, times) => {
    return { userId: Number(user_id), key: reminderKey(Number(occurrence_id), times) }
  })
}

/** When notices were read, by person and key. */
async function readNotices(told: { userId: number; key: string }[], trx?: Trx): Promise<Map<string, DateTime>> {
  if (told.length === 0) return new Map()
  const notices = await Notice.query(trx ? { client: trx } : {})
    .whereIn('user_id', [...new Set(told.map(({ userId }) => userId))])
    .whereIn('dedupe_key', [...new Set(told.map(({ key }) => key))])
    .whereNotNull('read_at')
    .select('user_id', 'dedupe_key', 'read_at')
  return new Map(notices.map((notice) => [`${notice.userId} ${notice.dedupeKey}`, notice.readAt!]))
}

/** Whether anybody who was told of an occurrence saw it; also the second person, who was told that nobody had. */
export async function isOccurrenceSeen(trx: Trx, occurrenceId: number, secondId: number | null): Promise<boolean> {
  if ((await readReceipts([occurrenceId], trx)).some(({ seenAt }) => seenAt !== null)) return true
  if (secondId === null) return false
  return (await readNotices([{ userId: secondId, key: escalationKey(occurrenceId, secondId) }], trx)).size > 0
}
