import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** Ends every code and link that was mailed for a person, whatever for: they were asked for by whoever had the account before. */
export async function closeCodesOf(trx: TransactionClientContract, userId: number): Promise<void> {
  const now = toSqlInstant(clock.now())
  for (const table of ['mailed_codes', 'recovery_requests'])
    await trx.from(table).where('user_id', userId).whereNull('used_at').update({ used_at: now, updated_at: now })
}
