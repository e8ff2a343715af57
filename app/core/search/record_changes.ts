import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

/** Records of a firm that its people find by what they say. */
export type RecordKind = 'matter' | 'client' | 'document' | 'note' | 'activity'

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
  await (client ?? db.connection()).knexQuery().table('record_changes').insert(rows)
}
