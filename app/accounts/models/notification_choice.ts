import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotificationChoiceSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** What a person said about one kind of notice on one channel. Without a row, what the kind itself says counts. */
export default class NotificationChoice extends NotificationChoiceSchema {
  /** Stores what a person says, in place of what they said before. */
  static async say(
    userId: number,
    choices: { event: string; channel: string; enabled: boolean }[],
    trx: TransactionClientContract
  ): Promise<void> {
    const now = toSqlInstant(clock.now())
    const rows = choices.map((choice) => ({ user_id: userId, ...choice, created_at: now, updated_at: now }))
    const insert = trx.knexQuery().table('notification_choices').insert(rows)
    await insert.onConflict(['user_id', 'event', 'channel']).merge(['enabled', 'updated_at'])
  }
}
