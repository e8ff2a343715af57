import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/**
 * Holds the matter until the transaction ends, so that two who change its parts wait for each other in one order, and says that it was worked
 * on. Its version stays: none of its own fields changes.
 */
export async function holdMatter(trx: TransactionClientContract, matter: { id: number }): Promise<void> {
  await trx
    .from('matters')
    .where('id', matter.id)
    .update({ updated_at: toSqlInstant(clock.now()) })
}
