import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'
import type { TokenFamilySchema } from '#database/schema'

export type EndedBecause = NonNullable<TokenFamilySchema['endedBecause']>

interface Ending {
  because: EndedBecause
  /** The id of the session that stays, with its own remembered family. */
  except?: string
  /** `browsers` leaves the tokens of programs alone. */
  only?: 'browsers'
}

/**
 * Ends all sessions of a person, and the tokens behind «keep me signed in» and the API; personal tokens too. Browsers that were trusted ask
 * for the second factor again (ASVS 5.0, 7.4.1 to 7.4.3).
 */
export async function endSessionsOf(trx: TransactionClientContract, userId: number, { because, except, only }: Ending) {
  const now = toSqlInstant(clock.now())
  const kept = except ? await trx.from('sessions').where('id', hashOfToken(except)).first() : null
  const families = trx.from('token_families').where('user_id', userId).whereNull('ended_at')
  if (only === 'browsers') void families.where('kind', 'remember')
  if (kept?.family_id) void families.whereNot('id', kept.family_id)
  await families.update({ ended_at: now, ended_because: because, updated_at: now })
  const sessions = trx.from('sessions').where('user_id', userId)
  if (kept) void sessions.whereNot('id', kept.id)
  await sessions.delete()
  await trx
    .from('sessions')
    .whereIn('impersonation_id', (query) => query.from('impersonations').where('admin_id', userId).select('id'))
    .delete()
  await trx.from('devices').where('user_id', userId).update({ trusted_until: null, updated_at: now })
}
