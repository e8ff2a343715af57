import { rowsBy } from '#app/core/tenancy/rows'
import type TransferRow from '#app/transfers/models/transfer_row'
import type { ReadRow } from '#app/transfers/records/import_field'
import type { Trx } from '#app/transfers/records/record_writer'
import type { ImportRun } from './import_run.js'

type RowOutcome = 'added' | 'updated' | 'same' | 'wrong'

/** What would become of a row. */
export function outcomeOf({ settings }: ImportRun, { key, repeats }: ReadRow, isThere: boolean): RowOutcome {
  if (key === null) return 'wrong'
  if (repeats !== null) return 'same'
  if (!isThere) return 'added'
  return settings.existing === 'update' ? 'updated' : 'same'
}

/**
 * Makes a row what it says: a new record, a change of one that is known, or nothing; `isNew` when this transaction added the known one. Returns
 * what the transfer remembers of the row.
 */
export async function saveRow(
  trx: Trx,
  { transfer, writer, writing, settings }: ImportRun,
  { key, line, values, repeats }: ReadRow,
  { known, isNew }: { known: number | undefined; isNew: boolean }
): Promise<Partial<TransferRow>> {
  const row = {
    workspaceId: transfer.workspaceId,
    transferId: transfer.id,
    line,
    importKey: key,
    recordId: known ?? null,
  }
  if (key === null) return { ...row, outcome: 'wrong' }
  if (known === undefined) return { ...row, recordId: await writer.add(trx, writing, values), outcome: 'added' }
  const isJoined = repeats !== null && (isNew || (await isOfThisImport(trx, transfer, key)))
  if (settings.existing === 'skip' && !isJoined) return { ...row, outcome: 'same' }
  const change = await writer[isJoined ? 'complete' : 'update'](trx, writing, known, values)
  if (change === 'locked') return { ...row, outcome: 'skipped' }
  return change
    ? { ...row, outcome: 'updated', before: change.before, after: change.after }
    : { ...row, outcome: 'same' }
}

/** Whether this import added the record of an earlier row with the same key: only such a record takes what a second row says of it. */
async function isOfThisImport(trx: Trx, { id, workspaceId }: ImportRun['transfer'], key: string): Promise<boolean> {
  const row = { workspace_id: workspaceId, import_key: key, transfer_id: id, outcome: 'added' }
  return Boolean(await rowsBy(trx, 'transfer_rows', row).select('id').first())
}
