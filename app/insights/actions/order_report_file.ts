import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import type Report from '#app/insights/models/report'
import type { ReportFile } from '#app/insights/tasks/export_report'

/** Queues a file of a report; that somebody takes it along is an entry of the log. */
export class OrderReportFile {
  handle(author: Author, userId: number, report: Report, file: ReportFile): Promise<Task> {
    const { workspaceId, id, title } = report
    return db.transaction(async (trx) => {
      const task = await queueTask(trx, { userId, workspaceId, kind: 'insights.report', payload: { ...file } as never })
      const after = { title, format: file.format }
      await record(trx, author, { workspaceId, action: 'report.exported', subject: { type: 'report', id }, after })
      return task
    })
  }
}
