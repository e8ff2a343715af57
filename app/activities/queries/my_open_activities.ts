import { MEXICO_ZONE } from '#app/core/mexico'
import type { Viewer } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Matter from '#app/matters/models/matter'
import { activityLines, type ActivityLine } from './activity_rows.js'
import { seen } from './list_activities.js'

const MAX_ACTIVITIES = 20

/** An activity with the matter that it is part of. */
export type ActivityInMatter = ActivityLine & { matter: { id: number; reference: string; title: string } }

/** What somebody has to do, next due first; with `until: 'today'` only what is due today or late, by the clock of `zone`. */
export async function myOpenActivities(
  viewer: Viewer,
  { limit = MAX_ACTIVITIES, until, zone = MEXICO_ZONE }: { limit?: number; until?: 'today'; zone?: string } = {}
): Promise<ActivityInMatter[]> {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const query = seen(viewer).where({ 'activities.assignee_id': viewer.userId, 'activities.open': 1 })
  const end = clock.now().setZone(zone).endOf('day')
  if (until === 'today') query.where('activities.due_at', '<=', toSqlInstant(end))
  const lines = await activityLines(query.orderBy('activities.due_at').orderBy('activities.id').limit(limit))
  return withMatters(
    viewer,
    lines.map(({ sortedBy: _, ...line }) => line)
  )
}

/** Lines with the matters that they are part of, in one query. */
export async function withMatters(viewer: Viewer, lines: ActivityLine[]): Promise<ActivityInMatter[]> {
  const ids = [...new Set(lines.map(({ matterId }) => matterId))]
  const matters = await Matter.seenBy(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  const named = new Map(matters.map(({ id, reference, title }) => [id, { id, reference, title }]))
  return lines.flatMap((line) => {
    const matter = named.get(line.matterId)
    return matter ? [{ ...line, matter }] : []
  })
}
