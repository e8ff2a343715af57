import db from '@adonisjs/lucid/services/db'
import Impersonation from '#app/accounts/models/impersonation'
import { clock } from '#app/core/clock'
import { CONSTANTS } from '#app/core/constants'
import { hashOfToken } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'

const AT_ONCE = 500

/** Which of these sessions still go on: nobody ended them, and neither their time nor that of an impersonation is over. */
export async function liveSessions(sessionIds: string[]): Promise<Set<string>> {
  const byHash = new Map(sessionIds.map((id) => [hashOfToken(id), id]))
  const hashes = [...byHash.keys()]
  const now = clock.now()
  const latest = toSqlInstant(now.minus({ seconds: CONSTANTS.tokenLeewaySeconds }))
  const live = new Set<string>()
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    const rows = await db
      .from('sessions')
      .leftJoin(...joinOn(Impersonation, 'sessions.impersonation_id'))
      .whereIn('sessions.id', hashes.slice(at, at + AT_ONCE))
      .where('sessions.expires_at', '>=', latest)
      .where('sessions.idle_expires_at', '>=', latest)
      .where(
        (open) => void open.whereNull('impersonations.id').orWhere('impersonations.expires_at', '>=', toSqlInstant(now))
      )
      .select('sessions.id')
    for (const { id } of rows) live.add(byHash.get(String(id))!)
  }
  return live
}
