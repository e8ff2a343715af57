import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import { matterRows } from './matter_rows.js'
import Workspace from '#app/workspaces/models/workspace'

const MAX_MATTERS = 50

/** The matters that a client follows, of the firm whose portal they see, last touched first. Archived ones are left out. */
export async function clientMatters({ userId, workspaceId }: Viewer) {
  const query = Matter.followedBy(userId)
    .where('matters.archived', 0)
    .join(...joinOn(Workspace, 'matters.workspace_id', 'firm'))
    .select('firm.name as firm_name')
  if (workspaceId !== null) void query.where('matters.workspace_id', workspaceId)
  const rows = await matterRows<{ firm_name: string }>(
    query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc').limit(MAX_MATTERS)
  )
  const matters = rows.map(({ id, reference, title, status, firm_name: firm, responsible_name: lawyer }) => {
    return { id, reference, title, status, firm, lawyer }
  })
  return { matters }
}
