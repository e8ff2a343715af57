import type { Viewer } from '#app/core/contributions/registries'
import type ClientReportDraft from '#app/insights/models/client_report_draft'
import { mattersOfClient } from '#app/matters/queries/lists/matters_of_client'

/** The matters that a draft tells of and that its writer does not see any more, or that are not of the client any more: one query. */
export async function hiddenMatters(viewer: Viewer, { matterIds, clientId }: ClientReportDraft): Promise<number[]> {
  if (matterIds.length === 0) return []
  if (!viewer.may('expedientes:leer')) return matterIds
  const seen = await mattersOfClient(viewer, clientId).whereIn('matters.id', matterIds).select('matters.id')
  const open = new Set(seen.map(({ id }) => id))
  return matterIds.filter((id) => !open.has(id))
}
