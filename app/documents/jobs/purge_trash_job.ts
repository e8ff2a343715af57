import db from '@adonisjs/lucid/services/db'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { Job } from '#app/core/jobs/job'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import documents from '#config/documents'
import { purgeDocument } from '#app/documents/actions/purge_documents'
import { purgeFolders } from '#app/documents/actions/purge_folders'

const JOB = 'trash.documents'
const BATCH = 100

/** Removes for good what has lain in the trash of documents for as long as it can be brought back. */
export default class PurgeTrashJob extends Job {
  static readonly lockName = 'purge-documents'

  async handle() {
    const end = toSqlInstant(clock.now().minus({ days: documents.trashDays }))
    while (!this.stopped && (await this.purgeSome(end)) > 0);
    if (!this.stopped)
      await purgeFolders((folders) => {
        folders.where('trashed_at', '<', end).where(notBeingFilled('document_folders.workspace_id'))
      })
  }

  private async purgeSome(end: string): Promise<number> {
    const rows = await overdue(end).select('id', 'workspace_id', 'matter_id', 'name').limit(BATCH)
    const byId = new Map(rows.map((row) => [Number(row.id), row]))
    const work = async (id: number) => {
      const { workspace_id: workspaceId, matter_id: matterId, name } = byId.get(id)!
      await purgeDocument(SYSTEM, { id, workspaceId, matterId, name })
    }
    await eachItem({ job: JOB, ids: [...byId.keys()], isStopping: () => this.stopped, work })
    return rows.length
  }
}

const overdue = (end: string) =>
  db
    .from('documents')
    .where('trashed', 1)
    .where('trashed_at', '<', end)
    .where(notPutOff(JOB, 'documents.id'))
    .where(notBeingFilled('documents.workspace_id'))
    .orderBy('trashed_at')
