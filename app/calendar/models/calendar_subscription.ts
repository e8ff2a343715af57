import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import { CalendarSubscriptionSchema } from '#database/schema'

/** A calendar that programs of a person read by a secret address: of what they do in a firm, or of what firms show them as their client. */
export default class CalendarSubscription extends CalendarSubscriptionSchema {
  /** Those of a person that were not revoked. */
  static liveOf(userId: number, trx?: TransactionClientContract) {
    return this.query(trx ? { client: trx } : {})
      .where('user_id', userId)
      .whereNull('revoked_at')
  }

  /** One of those by its id. Throws NotFound. */
  static async findLiveOf(userId: number, id: number, trx: TransactionClientContract): Promise<CalendarSubscription> {
    const subscription = await this.liveOf(userId, trx).where('id', id).first()
    if (!subscription) throw new NotFound('calendar_subscriptions')
    return subscription
  }
}
