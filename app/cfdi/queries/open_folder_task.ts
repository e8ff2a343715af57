import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Task from '#app/core/tasks/models/task'

/** The last folder that a person sent, while a task takes it in and for a day afterwards; null without one. */
export async function openFolderTask(firm: { id: number }, userId: number): Promise<number | null> {
  const since = toSqlInstant(clock.now().minus({ days: 1 }))
  const task = await Task.in(firm)
    .where({ 'tasks.user_id': userId, 'tasks.kind': 'cfdi_folders.import' })
    .where((open) => void open.whereIn('tasks.state', ['queued', 'running']).orWhere('tasks.finished_at', '>', since))
    .orderBy('tasks.id', 'desc')
    .first()
  return task?.id ?? null
}
