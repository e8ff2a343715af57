import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import MailedCode from '#app/accounts/models/mailed_code'

/** The address that a person asked to change to and whose code is not over; null when there is none. */
export async function pendingEmailOf(userId: number, trx?: TransactionClientContract): Promise<string | null> {
  const open = await MailedCode.query(trx ? { client: trx } : {})
    .where({ user_id: userId, purpose: 'change_email' })
    .whereNull('used_at')
    .where('expires_at', '>', toSqlInstant(clock.now()))
    .orderBy('id', 'desc')
    .first()
  return open?.email ?? null
}
