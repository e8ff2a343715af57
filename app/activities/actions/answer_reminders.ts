import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'

/** What a person answers to the reminders that they got. Those of others are passed over. */
export class AnswerReminders {
  /** Says that they saw them. */
  async see(userId: number, workspaceId: number, occurrenceIds: number[]): Promise<void> {
    await db
      .from('reminder_receipts')
      .where({ user_id: userId, workspace_id: workspaceId })
      .whereIn('occurrence_id', occurrenceIds)
      .whereNull('seen_at')
      .update({ seen_at: toSqlInstant(clock.now()), again_at: null })
  }

  /** Puts one off for some minutes; who puts off has seen. Returns false when it was not theirs. */
  async snooze(
    userId: number,
    workspaceId: number,
    { occurrenceId, minutes }: { occurrenceId: number; minutes: number }
  ): Promise<boolean> {
    return db.transaction(async (trx) => {
      const where = { user_id: userId, workspace_id: workspaceId, occurrence_id: occurrenceId }
      const row = await rowsBy(trx, 'reminder_receipts', where).forUpdate().first()
      if (!row) return false
      const now = clock.now()
      const again_at = toSqlInstant(now.plus({ minutes }))
      const seen_at = row.seen_at ?? toSqlInstant(now)
      await rowsBy(trx, 'reminder_receipts', where).update({ again_at, seen_at, snoozes: Number(row.snoozes) + 1 })
      return true
    })
  }
}
