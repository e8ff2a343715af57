import type { Knex } from 'knex'
import { toSqlInstant } from '#app/core/models/columns'
import { fromSqlInstant } from '#app/core/models/columns'

const PAGE = 500
const COLUMNS = [
  'seq',
  'at',
  'actor_id',
  'actor_kind',
  'impersonator_id',
  'action',
  'subject_type',
  'subject_id',
  'matter_id',
  'before',
  'after',
  'ip',
  'request_id',
  'chain',
  'workspace_id',
  'previous_hash',
  'hash',
]

/** Every audit entry of a firm in the order of its chain, with the hashes by which anybody can check that none is missing or altered. */
export async function* historyOf(knex: Knex, firm: number): AsyncGenerator<Record<string, string | number | null>> {
  for (let last = 0; ;) {
    const rows = await knex('audit_entries')
      .where('chain', firm)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .select(COLUMNS)
    for (const row of rows) yield { ...row, at: toSqlInstant(fromSqlInstant(row.at)!) }
    if (rows.length < PAGE) return
    last = Number(rows.at(-1).seq)
  }
}
