import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import type { ExportChoices } from '#app/transfers/spreadsheets/export_task'

/** Queues a file of chosen records; that somebody takes a list along is written down. */
export class ExportRecords {
  async handle(
    author: Author,
    owner: { userId: number; workspaceId: number },
    choices: ExportChoices,
    total: number
  ): Promise<Task> {
    const { userId, workspaceId } = owner
    return db.transaction(async (trx) => {
      const task = await queueTask(trx, {
        userId,
        workspaceId,
        kind: 'transfers.export',
        payload: { ...choices },
        total,
      })
      const { subject, format, columns } = choices
      await record(trx, author, {
        workspaceId,
        action: 'transfer.list_exported',
        subject: { type: 'task', id: task.id },
        after: { subject, format, columns, total },
      })
      return task
    })
  }
}
