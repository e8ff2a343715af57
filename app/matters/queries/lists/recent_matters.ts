import type { Viewer } from '#app/core/contributions/registries'
import Matter from '#app/matters/models/matter'
import { isoOf, matterRows } from './matter_rows.js'

const MAX_MATTERS = 6

/** The matters of the firm that were touched last, for the home of who may read them. Null when there are none. */
export async function recentMatters(viewer: Viewer) {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return null
  const query = Matter.seenBy(viewer).where('matters.archived', 0)
  const rows = await matterRows(
    query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc').limit(MAX_MATTERS)
  )
  if (rows.length === 0) return null
  const matters = rows.map(({ id, reference, title, client_name, status, updated_at }) => {
    return { id, reference, title, clientName: client_name, status, updatedAt: isoOf(updated_at) }
  })
  return { matters }
}
