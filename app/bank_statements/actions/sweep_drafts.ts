import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { acrossFirms } from '#app/core/tenancy/rows'

/** Days for which a file that was not imported is kept. */
export const DRAFT_DAYS = 14

/** Removes files that somebody looked at and did not import. */
export async function sweepDrafts(): Promise<void> {
  const since = toSqlInstant(clock.now().minus({ days: DRAFT_DAYS }))
  await acrossFirms(db, 'bank_statements')
    .where('state', 'draft')
    .where('updated_at', '<', since)
    .whereNotIn('id', acrossFirms(db, 'bank_movements').select('statement_id'))
    .delete()
}
