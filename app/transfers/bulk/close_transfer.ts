import { clock } from '#app/core/clock'
import type Task from '#app/core/tasks/models/task'
import Transfer from '#app/transfers/models/transfer'
import type { Trx } from '#app/transfers/records/record_writer'

/** Stopped in the middle, what was done can be taken back. */
export async function closeTransfer(trx: Trx, task: Task): Promise<void> {
  if (task.state === 'done') return
  const transfer = await Transfer.in({ id: task.workspaceId }, trx).where('id', Number(task.payload.transferId)).first()
  if (transfer && ['running', 'undoing'].includes(transfer.state))
    await transfer.merge({ state: 'done', finishedAt: transfer.finishedAt ?? clock.now() }).save()
}
