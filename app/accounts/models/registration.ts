import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RegistrationSchema } from '#database/schema'

/** What somebody asked for when they registered, kept until their mailbox is proven. Each person has the newest one only. */
export default class Registration extends RegistrationSchema {
  static ofUser(userId: number, trx?: TransactionClientContract) {
    return this.query(trx ? { client: trx } : {})
      .where('user_id', userId)
      .first()
  }
}
