import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Job } from '#app/core/jobs/job'
import { toSqlInstant } from '#app/core/models/columns'
import documents from '#config/documents'
import { purgeDocument } from '#app/documents/actions/purge_documents'
import { purgeFolders } from '#app/documents/actions/purge_folders'

const BATCH = 100

/** Removes for good what has lain in the trash of documents for as long as it can be brought back. */
export default class PurgeTrashJob extends Job {
  static readonly lockName = 'purge-documents'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ days: documents.trashDays }))
    while (!this.stopped && (await this.purgeSome(end)) > 0);
    if (!this.stopped) await purgeFolders((folders) => void folders.where('trashed_at', '<', end))
  }

  private async purgeSome(end: string): Promise<number> {
    const rows = await overdue(end).select('id', 'workspace_id', 'matter_id', 'name').limit(BATCH)
    for (const { id, workspace_id: workspaceId, matter_id: matterId, name } of rows) {
      if (this.stopped) break
      await purgeDocument(SYSTEM, { id, workspaceId, matterId, name })
    }
    return rows.length
  }
}

const overdue = (end: string) =>
  db.from('documents').where('trashed', 1).where('trashed_at', '<', end).orderBy('trashed_at')
