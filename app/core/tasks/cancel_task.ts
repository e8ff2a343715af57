import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import Task from './models/task.js'
import { taskKinds } from './task_kinds.js'

/** Ends a task before it is done. What it had done stays; nothing more is written, not even by a worker in the middle of a step. */
export async function cancelTask({ id }: Task): Promise<void> {
  await db.transaction(async (trx) => {
    const task = await Task.held(id, trx)
    if (!task?.isOpen) return
    await task.merge({ state: 'canceled', finishedAt: clock.now(), step: task.step + 1 }).save()
    await taskKinds.find(task.kind)?.ended?.(trx, task)
  })
}
