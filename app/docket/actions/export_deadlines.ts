import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { DeadlineListFilters } from '#app/docket/domain/list_filters'
import { deadlinesAsCsv } from '#app/docket/http/deadlines_csv'
import type { MatterViewer } from '#app/matters/models/matter'

/** Hands out what the list of deadlines shows as a file for spreadsheets, and logs that somebody took it along. */
export async function exportDeadlines(
  author: Author,
  viewer: MatterViewer & { workspaceId: number | null },
  filters: DeadlineListFilters,
  reading: Parameters<typeof deadlinesAsCsv>[2]
): Promise<string> {
  const body = await deadlinesAsCsv(viewer, filters, reading)
  const id = viewer.workspaceId!
  const entry = { workspaceId: id, action: 'deadline.list_exported', subject: { type: 'workspace', id } }
  await db.transaction((trx) => record(trx, author, entry))
  return body
}
