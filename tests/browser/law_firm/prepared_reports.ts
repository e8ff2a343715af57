import User from '#app/accounts/models/user'
import { runTask } from '#app/core/tasks/run_task'
import { PrepareClientReports } from '#app/insights/actions/prepare_client_reports'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'

/** A report that waits for its review, which the owner of the demo prepared; made when it is asked for. */
export async function preparedDraft(): Promise<ClientReportDraft> {
  const { id: userId } = await User.findByOrFail('email', credentialsOf('owner').email)
  const { id: workspaceId } = await Workspace.findByOrFail('owner_id', userId)
  const { batch, task } = await new PrepareClientReports().handle({ userId, workspaceId }, null)
  await runTask(task.id)
  return ClientReportDraft.in({ id: workspaceId })
    .where({ batchId: batch.id, state: 'draft' })
    .whereNotNull('recipient')
    .orderBy('id')
    .firstOrFail() as Promise<ClientReportDraft>
}
