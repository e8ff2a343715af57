import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'

/** Opening the same thing again within these minutes is one visit. */
const VISIT_MINUTES = 15

export interface Seen {
  kind: 'matter' | 'document' | 'link'
  subjectId?: number | null
  label?: string | null
}

/** Writes down that a client opened something of a matter, for its firm. */
export async function logView(
  matter: { id: number; workspaceId: number },
  userId: number,
  { kind, subjectId = null, label = null }: Seen
): Promise<void> {
  const now = clock.now()
  const same = { matter_id: matter.id, user_id: userId, kind, subject_id: subjectId }
  const before = await rowsBy(db, 'portal_views', same)
    .where('created_at', '>', toSqlInstant(now.minus({ minutes: VISIT_MINUTES })))
    .select('id')
    .first()
  if (before) return
  const row = { ...same, workspace_id: matter.workspaceId, label: label?.slice(0, 255) ?? null }
  await db.table('portal_views').insert({ ...row, created_at: toSqlInstant(now) })
}
