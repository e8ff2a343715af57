import { BaseTransformer } from '@adonisjs/core/transformers'
import type Transfer from '#app/transfers/models/transfer'
import type { BulkField } from '#app/transfers/bulk/bulk_change'

/** One line of what somebody brought in and changed lately. */
export default class TransferTransformer extends BaseTransformer<Transfer> {
  toObject() {
    const { settings, createdAt, finishedAt } = this.resource
    const change = settings.change as { field: BulkField } | undefined
    return {
      ...this.pick(this.resource, ['id', 'action', 'state', 'fileName', 'counts', 'isUndoable']),
      total: Number(settings.total ?? 0),
      field: change?.field ?? null,
      createdAt: createdAt.toISO()!,
      finishedAt: finishedAt?.toISO() ?? null,
    }
  }
}
