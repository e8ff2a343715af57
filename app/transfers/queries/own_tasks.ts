import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { toSqlInstant } from '#app/core/models/columns'
import Task from '#app/core/tasks/models/task'
import TaskFile from '#app/core/tasks/models/task_file'

const MAX_TASKS = 20

/** Whose tasks: one person in one firm. */
export interface TaskOwner {
  userId: number
  workspaceId: number
}

const ofOwner = ({ userId, workspaceId }: TaskOwner) => Task.in({ id: workspaceId }).where('tasks.user_id', userId)

async function withFiles(tasks: Task[], { workspaceId }: TaskOwner) {
  const ids = tasks.map(({ id }) => id)
  const files = await TaskFile.in({ id: workspaceId })
    .whereIn('task_id', ids)
    .where('expires_at', '>', toSqlInstant(clock.now()))
    .orderBy('id')
  return tasks.map((task) => ({ task, files: files.filter(({ taskId }) => taskId === task.id) }))
}

/** What somebody started and goes on, and what ended within a day, newest first. */
export async function recentTasks(owner: TaskOwner) {
  const since = toSqlInstant(clock.now().minus({ days: 1 }))
  const tasks = await ofOwner(owner)
    .where((query) => void query.whereIn('state', ['queued', 'running']).orWhere('finished_at', '>', since))
    .orderBy('id', 'desc')
    .limit(MAX_TASKS)
  return withFiles(tasks, owner)
}

/** One task of this person. Throws NotFound for those of others, in the same firm too. */
export async function ownTask(owner: TaskOwner, id: number) {
  const task = await ofOwner(owner).where('id', id).first()
  if (!task) throw new NotFound('tasks')
  return (await withFiles([task], owner))[0]!
}

/** All that a firm has: handed out at an address of its own, to its owner in person. */
const isWholeFirm = ({ kind }: Task) => kind === 'transfers.workspace_export'

/** A file of such a task, while it is kept; of a full export only when `whole` says so. Throws NotFound. */
export async function ownTaskFile(owner: TaskOwner, taskId: number, fileId: number, whole = false): Promise<TaskFile> {
  const { task, files } = await ownTask(owner, taskId)
  if (isWholeFirm(task) !== whole) throw new NotFound('task_files')
  const file = files.find(({ id }) => id === fileId)
  if (!file) throw new NotFound('task_files')
  return file
}
