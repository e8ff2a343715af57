import type { Trx } from '#app/core/database/trx'
import Report from '#app/insights/models/report'
import Member from '#app/workspaces/models/member'

/** Those of these reports that a person does not read any more: deleted, no longer shared with their role, or of a firm that they left. */
export async function unreadableReports(userId: number, ids: number[], trx?: Trx): Promise<number[]> {
  const firms = await Member.of(userId, trx).select('workspace_id')
  const readable = new Set<number>()
  for (const { workspaceId } of firms) {
    const rows = await Report.seenBy({ userId, workspaceId }).whereIn('reports.id', ids).select('reports.id')
    rows.forEach(({ id }) => readable.add(id))
  }
  return ids.filter((id) => !readable.has(id))
}
