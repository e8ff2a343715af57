import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { translate } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { taskKinds, type TaskResult } from '#app/core/tasks/task_kinds'
import { notify } from '#app/notifications/actions/notify'

/** What is over within this time was over while the person looked on. */
const LOOKED_ON_SECONDS = 5

/** Tells who started a task that it has ended, unless it ended at once. */
export async function notifyTaskEnd(trx: TransactionClientContract, task: Task): Promise<void> {
  if (clock.now().diff(task.createdAt).as('seconds') < LOOKED_ON_SECONDS) return
  const { language } = await User.findOrFail(task.userId, { client: trx })
  const title = translate(language, taskKinds.find(task.kind)?.title ?? task.kind)
  const result = task.result as TaskResult | null
  const said = result ? translate(language, result.message, result.values) : ''
  await notify(trx, {
    kind: 'task_finished',
    to: [task.userId],
    actorId: null,
    workspaceId: task.workspaceId,
    values: { title, said },
    subject: result?.subject ?? null,
    key: `task-${task.id}`,
  })
}
