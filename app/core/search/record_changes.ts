import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { putAside } from '#app/core/database/gathering'
import { untilWrite } from '#app/core/database/until_write'
import { toSqlInstant } from '#app/core/models/columns'
import { acrossFirms } from '#app/core/tenancy/rows'

/** Records of a firm that its people find by what they say. */
export type RecordKind = 'matter' | 'client' | 'document' | 'note' | 'activity' | 'deadline' | 'charge'

interface ChangeRow {
  workspace_id: number
  kind: RecordKind
  record_id: number
  created_at: string
}

/** Says, in the transaction of the change itself, that the index of records has to read these again; also when they are gone. */
export async function recordsChanged(
  client: QueryClientContract | undefined,
  workspaceId: number,
  kind: RecordKind,
  ids: number[]
): Promise<void> {
  if (ids.length === 0) return
  const created_at = toSqlInstant(clock.now())
  const rows = ids.map((record_id) => ({ workspace_id: workspaceId, kind, record_id, created_at }))
  if (client && putAside(client, writeOnce, rows)) return
  await (client ?? db.connection()).knexQuery().table('record_changes').insert(rows)
}

const ROWS = 100

/** Each record once, however often it changed in the bulk. */
async function writeOnce(client: QueryClientContract, rows: ChangeRow[]): Promise<void> {
  const once = [...new Map(rows.map((row) => [`${row.kind} ${row.record_id}`, row])).values()]
  for (let at = 0; at < once.length; at += ROWS)
    await client
      .knexQuery()
      .table('record_changes')
      .insert(once.slice(at, at + ROWS))
}

/** What changed, by its number. */
export interface RecordChange {
  seq: number
  kind: string
  record_id: number
}

/** The last number that was given. */
export function lastRecordChange(): Promise<number> {
  return untilWrite('record changes: last', async () => {
    const [{ last }] = await acrossFirms(db, 'record_changes').max('seq as last')
    return Number(last ?? 0)
  })
}

/** The next changes after a number. */
export function recordChangesAfter(seq: number, limit: number): Promise<RecordChange[]> {
  const later = acrossFirms(db, 'record_changes').where('seq', '>', seq).orderBy('seq')
  return later.limit(limit).select('seq', 'kind', 'record_id')
}

/** The last changes up to a number that were kept since an instant. */
export function recordChangesSince(since: DateTime, seq: number, limit: number): Promise<RecordChange[]> {
  const late = acrossFirms(db, 'record_changes').where('seq', '<=', seq).where('created_at', '>=', toSqlInstant(since))
  return late.orderBy('seq', 'desc').limit(limit).select('seq', 'kind', 'record_id')
}

const KEPT_DAYS = 30

/** Which changes are of no more use. */
export const oldRecordChanges = {
  table: 'record_changes',
  key: 'seq',
  isOver: (query: { where(column: string, operator: string, value: string): unknown }) =>
    void query.where('created_at', '<', toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))),
}
