import db from '@adonisjs/lucid/services/db'
import { stepDone } from '#app/core/jobs/progress'
import type { TaskKind } from '#app/core/tasks/task_kinds'
import { lockDraft } from '#app/insights/actions/review_draft'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { writtenReport, type WrittenReport } from '#app/insights/queries/written_report'
import Workspace from '#app/workspaces/models/workspace'
import { reportWriter } from './report_writer.js'

const PAGE = 50

/** Writes the drafts of a batch one by one, each in a transaction of its own with how far it is. */
export const prepareClientReports: TaskKind = {
  key: 'insights.client_reports.prepare',
  title: 'client_reports.task.prepare',

  async run(task, work) {
    const viewer = await reportWriter(task)
    const firm = await Workspace.findOrFail(task.workspaceId)
    const batch = await ClientReportBatch.findIn(firm, Number(task.payload.batchId))
    for (let done = task.done; ;) {
      const drafts = await ClientReportDraft.in(firm)
        .where({ batchId: batch.id, state: 'waiting' })
        .preload('client')
        .orderBy('id')
        .limit(PAGE)
      if (drafts.length === 0) return { message: 'client_reports.task.prepared', values: { count: done } }
      for (const draft of drafts) {
        if (work.isStopped()) return null
        const written = await writtenReport(viewer, firm, draft.client)
        await db.transaction(async (trx) => {
          const held = await lockDraft(trx, draft)
          if (held.state === 'waiting') await held.merge(columnsOf(written)).save()
          await work.checkpoint(trx, { state: {}, done: done + 1, total: task.total ?? undefined })
        })
        done++
        stepDone()
      }
    }
  },
}

function columnsOf({ to, language, subject, body, matterIds, isEmpty }: WrittenReport) {
  const problem = isEmpty ? ('nothing' as const) : to === null ? ('no_email' as const) : null
  const state = isEmpty ? ('skipped' as const) : ('draft' as const)
  return { recipient: to, language, subject, body, matterIds, problem, state }
}
