import type { Language } from '#app/core/messages/catalogue'
import type { BulkChange } from '#app/transfers/bulk/bulk_change'
import type Transfer from '#app/transfers/models/transfer'
import { changeRows, ROWS_PER_PAGE } from './change_rows.js'

/** What imports and changes of many records have in common. */
export const sharedView = (transfer: Transfer) => {
  const { id, state, taskId, counts, createdAt, isUndoable } = transfer
  return { id, state, taskId, counts, isUndoable, createdAt: createdAt.toISO()! }
}

/** A change of many records for its page: each record with what it is and what it becomes, a page at a time. */
export async function changeView(transfer: Transfer, page: number, language: Language) {
  const total = Number(transfer.settings.total)
  const last = Math.max(1, Math.ceil(total / ROWS_PER_PAGE))
  const at = Math.min(page, last)
  const kept = transfer.state === 'undone' ? await changeRows(transfer, 1, language, 'kept') : []
  return {
    ...sharedView(transfer),
    change: transfer.settings.change as BulkChange,
    rows: await changeRows(transfer, at, language),
    kept: kept.map(({ title }) => title),
    paging: { page: at, perPage: ROWS_PER_PAGE, total },
  }
}

export type ChangeView = Awaited<ReturnType<typeof changeView>>
