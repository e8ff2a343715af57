import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { putAside } from '#app/core/database/gathering'
import { toSqlInstant } from '#app/core/models/columns'

/** Records of a firm that its people find by what they say. */
export type RecordKind = 'matter' | 'client' | 'document' | 'note' | 'activity'

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
