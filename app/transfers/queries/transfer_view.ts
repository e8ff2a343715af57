import type { Language } from '#app/core/messages/catalogue'
import type { BulkChange } from '#app/transfers/bulk/bulk_change'
import type { ImportSettings } from '#app/transfers/import/import_source'
import type Transfer from '#app/transfers/models/transfer'
import { importFields } from '#app/transfers/records/subjects'
import { changeRows, ROWS_PER_PAGE, type ChangeRow } from './change_rows.js'

const shared = (transfer: Transfer) => {
  const { id, state, taskId, counts, createdAt, isUndoable } = transfer
  return { id, state, taskId, counts, isUndoable, createdAt: createdAt.toISO()! }
}

/** An import for its page: what was chosen, what it would do, what it did. */
export async function importView(transfer: Transfer, language: Language) {
  const { sheets, sheet, headings, sample, total, mapping, existing, checked, defaults } =
    transfer.settings as unknown as ImportSettings
  const problems = (transfer.settings.problems ?? []) as { line: number; told: string[] }[]
  const kept: ChangeRow[] = transfer.state === 'undone' ? await changeRows(transfer, 1, language, 'kept') : []
  const fields = importFields(transfer.subject).map(({ key, required }) => ({ key, required: required ?? false }))
  return {
    ...shared(transfer),
    fileName: transfer.fileName ?? '',
    ...{ sheets, sheet, headings, sample, total, mapping, existing, checked, defaults, problems, fields },
    kept: kept.map(({ title }) => title),
  }
}

/** A change of many records for its page: each record with what it is and what it becomes, a page at a time. */
export async function changeView(transfer: Transfer, page: number, language: Language) {
  const total = Number(transfer.settings.total)
  const last = Math.max(1, Math.ceil(total / ROWS_PER_PAGE))
  const at = Math.min(page, last)
  const kept = transfer.state === 'undone' ? await changeRows(transfer, 1, language, 'kept') : []
  return {
    ...shared(transfer),
    change: transfer.settings.change as BulkChange,
    rows: await changeRows(transfer, at, language),
    kept: kept.map(({ title }) => title),
    paging: { page: at, perPage: ROWS_PER_PAGE, total },
  }
}

export type ImportView = Awaited<ReturnType<typeof importView>>
export type ChangeView = Awaited<ReturnType<typeof changeView>>
