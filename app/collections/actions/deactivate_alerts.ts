import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Member from '#app/workspaces/models/member'

/** Whoever works in no firm any more does not see the library: their alerts are paused. */
export async function deactivateAlerts(trx: TransactionClientContract, userId: number): Promise<void> {
  const works = await Member.of(userId, trx).select('id').first()
  if (!works) await trx.from('alerts').where('user_id', userId).update({ paused: 1 })
}
