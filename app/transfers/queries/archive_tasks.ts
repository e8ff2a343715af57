import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Task from '#app/core/tasks/models/task'
import { KEPT_DAYS } from '#app/core/tasks/task_files'
import { ownTask, type TaskOwner } from './own_tasks.js'

const KINDS = ['transfers.workspace_export', 'transfers.workspace_restore', 'transfers.restore_erasure']
const MAX_TASKS = 5

/** The last full exports and imports of this person in this firm, as long as their files are kept. */
export async function archiveTasks(owner: TaskOwner) {
  const since = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
  const tasks = await Task.in({ id: owner.workspaceId })
    .where('user_id', owner.userId)
    .whereIn('kind', KINDS)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(MAX_TASKS)
  return Promise.all(tasks.map(({ id }) => ownTask(owner, id)))
}
