import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { signIns, type Ending } from '#app/accounts/sign_ins'

/**
 * Ends all sessions of a person, and the tokens behind «keep me signed in» and the API; personal tokens too. Browsers that were trusted ask
 * for the second factor again (ASVS 5.0, 7.4.1 to 7.4.3).
 */
export async function endSessionsOf(trx: TransactionClientContract, userId: number, ending: Ending): Promise<void> {
  await signIns().endOf(trx, userId, ending)
  const now = toSqlInstant(clock.now())
  await trx.from('devices').where('user_id', userId).update({ trusted_until: null, updated_at: now })
}
