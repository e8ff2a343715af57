import db from '@adonisjs/lucid/services/db'
import { FieldProblem } from '#app/core/errors/field_problem'
import Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'

/** Has the approved drafts of a batch sent. */
export class OrderSending {
  /** The task that sends them: the one that is at it already, or a new one. Throws a FieldProblem when nothing is approved. */
  handle({ id, workspaceId, userId }: ClientReportBatch): Promise<Task> {
    const firm = { id: workspaceId }
    return db.transaction(async (trx) => {
      const batch = (await ClientReportBatch.in(firm, trx)
        .where('client_report_batches.id', id)
        .forUpdate()
        .firstOrFail()) as ClientReportBatch
      const current = batch.sendTaskId === null ? null : await Task.held(batch.sendTaskId, trx)
      if (current?.isOpen) return current
      const approved = await ClientReportDraft.in(firm, trx)
        .where({ batchId: id, state: 'approved' })
        .count('* as total')
        .pojo<{ total: number }>()
      const total = Number((approved as { total: number }[])[0]?.total ?? 0)
      if (total === 0) throw new FieldProblem('approved', 'client_reports.problem.none_approved')
      const order = { userId, workspaceId, kind: 'insights.client_reports.send', payload: { batchId: id }, total }
      const task = await queueTask(trx, order)
      await batch.merge({ sendTaskId: task.id }).save()
      return task
    })
  }
}
