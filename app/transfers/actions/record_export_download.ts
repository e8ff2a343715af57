import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'

/** Writes into the log of a firm who took the file of a full export along. */
export async function recordExportDownload(
  author: Author,
  { workspaceId, taskId, name }: { workspaceId: number; taskId: number; name: string }
): Promise<void> {
  const subject = { type: 'task', id: taskId }
  await db.transaction((trx) =>
    record(trx, author, { workspaceId, action: 'workspace.export_downloaded', subject, after: { name } })
  )
}
