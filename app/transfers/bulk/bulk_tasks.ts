import { clock } from '#app/core/clock'
import { Pace } from '#app/core/database/pace'
import type Task from '#app/core/tasks/models/task'
import { TaskFailed, type TaskKind } from '#app/core/tasks/task_kinds'
import { authorOfTransfer, writerOf } from '#app/transfers/import/import_run'
import Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'
import { mayStill } from '#app/transfers/queries/may_still'
import type { Change, Trx, Writing } from '#app/transfers/records/record_writer'
import { subjectOf } from '#app/transfers/notice_subject'
import Workspace from '#app/workspaces/models/workspace'
import type { BulkChange } from './bulk_change.js'
import { changeBack, changeRecord } from './change_record.js'
import { closeTransfer } from './close_transfer.js'
import { eraseClientsOf } from './clients_of_import.js'

const AT_ONCE = 100

/** The transfer of a task, and who acts. Throws TaskFailed when they may no longer do so. */
async function open(task: Task): Promise<{ transfer: Transfer; writing: Writing }> {
  const { workspaceId, userId } = task
  const transfer = await Transfer.findIn({ id: workspaceId }, Number(task.payload.transferId))
  const permission = task.payload.permission as string
  if (!(await mayStill({ userId, workspaceId }, permission))) throw new TaskFailed('transfers.error.no_access')
  const { id, name, timeZone } = await Workspace.findOrFail(workspaceId)
  return {
    transfer,
    writing: { author: authorOfTransfer(transfer), viewer: { userId, workspaceId }, firm: { id, name, timeZone } },
  }
}

const rowsOf = ({ id, workspaceId }: Transfer, trx: Trx) =>
  TransferRow.in({ id: workspaceId }, trx).where('transfer_id', id)

/** Changes the chosen records, some at a time. */
export const bulkEdit: TaskKind = {
  key: 'transfers.edit',
  title: 'transfers.task.edit',

  async run(task, work) {
    const { transfer, writing } = await open(task)
    const change = transfer.settings.change as BulkChange
    const counts = { changed: 0, same: 0, skipped: 0, ...task.checkpoint }
    const pace = new Pace(AT_ONCE)
    for (;;) {
      if (work.isStopped()) return null
      const isOver = await pace.transaction(async (trx) => {
        const rows = await rowsOf(transfer, trx).where('outcome', 'ready').orderBy('line').limit(pace.size)
        for (const row of rows) counts[await changeRow(trx, writing, { transfer, row, change })]++
        const done = counts.changed + counts.same + counts.skipped
        await work.checkpoint(trx, { state: counts, done, total: task.total ?? done })
        return rows.length < pace.size
      }, pace.size)
      if (isOver) break
    }
    await transfer.merge({ state: 'done', counts, finishedAt: clock.now() }).save()
    return { message: 'transfers.edit.done', values: counts, subject: subjectOf(transfer) }
  },

  ended: closeTransfer,
}

async function changeRow(
  trx: Trx,
  writing: Writing,
  { transfer, row, change }: { transfer: Transfer; row: TransferRow; change: BulkChange }
) {
  const made = await changeRecord(trx, writing, { subject: transfer.subject, id: row.recordId! }, change)
  const outcome = made === 'locked' ? 'skipped' : made === null ? 'same' : 'changed'
  const { before = null, after = null } = made === 'locked' || made === null ? {} : made
  await row.merge({ outcome, before, after }).save()
  return outcome
}

/** Takes an import or a change of many records back, the last row first: what somebody changed since stays, and is named. */
export const bulkUndo: TaskKind = {
  key: 'transfers.undo',
  title: 'transfers.task.undo',

  async run(task, work) {
    const { transfer, writing } = await open(task)
    const counts = { undone: 0, kept: 0, ...task.checkpoint }
    const pace = new Pace(AT_ONCE)
    for (;;) {
      if (work.isStopped()) return null
      const isOver = await pace.transaction(async (trx) => {
        const due = rowsOf(transfer, trx).whereIn('outcome', ['added', 'updated', 'changed']).whereNull('undo')
        const rows = await due.orderBy('line', 'desc').limit(pace.size)
        for (const row of rows) counts[await undoRow(trx, writing, transfer, row)]++
        await work.checkpoint(trx, { state: counts, done: counts.undone + counts.kept, total: task.total ?? undefined })
        return rows.length < pace.size
      }, pace.size)
      if (isOver) break
    }
    if (transfer.action === 'import' && transfer.subject === 'matters') await eraseClientsOf(transfer, writing)
    await transfer.merge({ state: 'undone' }).save()
    return { message: 'transfers.undo.done', values: counts, subject: subjectOf(transfer) }
  },

  ended: closeTransfer,
}

async function undoRow(trx: Trx, writing: Writing, transfer: Transfer, row: TransferRow): Promise<'undone' | 'kept'> {
  const undo = (await isTakenBack(trx, writing, transfer, row)) ? 'undone' : 'kept'
  await row.merge({ undo }).save()
  return undo
}

function isTakenBack(
  trx: Trx,
  writing: Writing,
  transfer: Transfer,
  { outcome, recordId, before, after }: TransferRow
): Promise<boolean> {
  const change = { before: before ?? {}, after: after ?? {} } as Change
  if (outcome === 'changed') return changeBack(trx, writing, { subject: transfer.subject, id: recordId! }, change)
  const writer = writerOf(transfer)
  return outcome === 'added' ? writer.remove(trx, writing, recordId!) : writer.restore(trx, writing, recordId!, change)
}
