import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import { removeStored } from '#app/core/tasks/task_files'
import Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'

const held = (trx: Parameters<typeof queueTask>[0], { id, workspaceId }: Transfer) =>
  Transfer.in({ id: workspaceId }, trx).where('id', id).forUpdate().firstOrFail()

/** Does, or takes back, what a transfer has prepared: a task of its own, once. */
export class RunTransfer {
  /** Null when it runs or has run already: a second press does nothing. */
  async start(author: Author, transfer: Transfer, permission: string): Promise<Task | null> {
    return db.transaction(async (trx) => {
      const current = await held(trx, transfer)
      if (current.state !== 'draft') return null
      const total = Number(current.settings.total)
      const kind = `transfers.${current.action}`
      const task = await this.queue(trx, current, { kind, permission, total })
      await current.merge({ state: 'running', taskId: task.id, counts: null }).save()
      await this.tell(trx, author, current, { action: `transfer.${current.action}_started`, after: { total } })
      return task
    })
  }

  /** Null when it cannot be taken back (any more). */
  async undo(author: Author, transfer: Transfer, permission: string): Promise<Task | null> {
    return db.transaction(async (trx) => {
      const current = await held(trx, transfer)
      if (!current.isUndoable) return null
      const [{ total }] = await TransferRow.in({ id: current.workspaceId }, trx)
        .where('transfer_id', current.id)
        .whereIn('outcome', ['added', 'updated', 'changed'])
        .count('* as total')
        .pojo<{ total: number }>()
      const task = await this.queue(trx, current, { kind: 'transfers.undo', permission, total: Number(total) })
      await current.merge({ state: 'undoing', taskId: task.id }).save()
      await this.tell(trx, author, current, { action: 'transfer.undo_started', after: { total: Number(total) } })
      return task
    })
  }

  /** Throws away what has not been done yet. */
  async discard(transfer: Transfer): Promise<void> {
    const key = await db.transaction(async (trx) => {
      const current = await held(trx, transfer)
      if (current.state !== 'draft') return null
      await TransferRow.in({ id: current.workspaceId }, trx).where('transfer_id', current.id).delete()
      await current.delete()
      return current.storageKey
    })
    if (key) await removeStored(key)
  }

  private queue(
    trx: Parameters<typeof queueTask>[0],
    { id, workspaceId, userId }: Transfer,
    order: { kind: string; permission: string; total: number }
  ) {
    const { kind, permission, total } = order
    return queueTask(trx, { workspaceId, userId, kind, payload: { transferId: id, permission }, total })
  }

  private tell(
    trx: Parameters<typeof queueTask>[0],
    author: Author,
    { id, workspaceId, subject }: Transfer,
    deed: { action: string; after: { total: number } }
  ) {
    return record(trx, author, {
      workspaceId,
      action: deed.action,
      subject: { type: 'transfer', id },
      after: { subject, ...deed.after },
    })
  }
}
