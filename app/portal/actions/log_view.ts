import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import PortalView from '#app/portal/models/portal_view'

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
  const same = { userId, kind, subjectId }
  const before = await PortalView.byKey('matter_id', matter.id)
    .where(same)
    .where('createdAt', '>', toSqlInstant(now.minus({ minutes: VISIT_MINUTES })))
    .select('id')
    .first()
  if (before) return
  const { id: matterId, workspaceId } = matter
  await PortalView.create({ ...same, matterId, workspaceId, label: label?.slice(0, 255) ?? null, createdAt: now })
}
