import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { stepDone } from '#app/core/jobs/progress'
import type Task from '#app/core/tasks/models/task'
import type { TaskKind } from '#app/core/tasks/task_kinds'
import User from '#app/accounts/models/user'
import { lockDraft } from '#app/insights/actions/review_draft'
import { SendClientReport, type ReportSender } from '#app/insights/actions/send_client_report'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { hiddenMatters } from '#app/insights/queries/draft_matters'
import Workspace from '#app/workspaces/models/workspace'
import { reportWriter } from './report_writer.js'

const PAGE = 50

/** Sends the approved drafts of a batch, each with its email and how far the task is in one transaction: a task that is killed has sent one or not begun with it. */
export const sendClientReports: TaskKind = {
  key: 'insights.client_reports.send',
  title: 'client_reports.task.send',

  async run(task, work) {
    const viewer = await reportWriter(task)
    const firm = await Workspace.findOrFail(task.workspaceId)
    const sender = await senderOf(task, firm)
    const counts = { sent: 0, kept: 0, ...task.checkpoint }
    for (;;) {
      const drafts = await ClientReportDraft.in(firm)
        .where({ batchId: Number(task.payload.batchId), state: 'approved' })
        .orderBy('id')
        .limit(PAGE)
      if (drafts.length === 0) return { message: 'client_reports.task.sent', values: counts }
      for (const draft of drafts) {
        if (work.isStopped()) return null
        const isHidden = (await hiddenMatters(viewer, draft)).length > 0
        await db.transaction(async (trx) => {
          const outcome = await sendDraft(trx, sender, draft, isHidden)
          if (outcome) counts[outcome]++
          await work.checkpoint(trx, { state: counts, done: counts.sent + counts.kept, total: task.total ?? undefined })
        })
        stepDone()
      }
    }
  },
}

/** Sends a draft that is still approved; one that may not be sent goes back to its review with the reason. */
async function sendDraft(trx: Trx, sender: ReportSender, { id, workspaceId }: ClientReportDraft, isHidden: boolean) {
  const draft = await lockDraft(trx, { id, workspaceId })
  if (draft.state !== 'approved') return null
  const { recipient: to, language, subject, body, clientId, version } = draft
  if (isHidden || to === null) {
    const problem = isHidden ? 'hidden_matter' : 'no_email'
    await draft.merge({ state: 'draft', problem, version: version + 1 }).save()
    return 'kept'
  }
  const client = { id: clientId, workspaceId }
  const report = await new SendClientReport().within(trx, sender, client, { to, language, subject, body })
  await draft.merge({ state: 'sent', problem: null, clientReportId: report.id, version: version + 1 }).save()
  return 'sent'
}

async function senderOf({ id, userId }: Task, { name, logo }: Workspace): Promise<ReportSender> {
  const { email } = await User.findOrFail(userId)
  const author: Author = { userId, kind: 'user', ip: null, requestId: `task-${id}` }
  return { author, email, firm: { name, logo: logo ?? null } }
}
