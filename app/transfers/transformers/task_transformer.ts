import { BaseTransformer } from '@adonisjs/core/transformers'
import { route } from '#app/core/addresses'
import type Task from '#app/core/tasks/models/task'
import type TaskFile from '#app/core/tasks/models/task_file'
import { taskKinds, type TaskResult } from '#app/core/tasks/task_kinds'

/** Work in the background for who started it. */
export default class TaskTransformer extends BaseTransformer<{ task: Task; files: TaskFile[] }> {
  toObject() {
    const { task, files } = this.resource
    const { createdAt, finishedAt, result } = task
    return {
      ...this.pick(task, ['id', 'kind', 'state', 'done', 'total', 'secondsLeft', 'error']),
      title: taskKinds.find(task.kind)?.title ?? task.kind,
      result: result as TaskResult | null,
      createdAt: createdAt.toISO()!,
      finishedAt: finishedAt?.toISO() ?? null,
      files: files.map(({ id, name, bytes, expiresAt }) => ({
        id,
        name,
        bytes: Number(bytes),
        href: route('law_firm.task_files.show', { id: task.id, fileId: id }),
        expiresAt: expiresAt.toISO()!,
      })),
    }
  }
}
