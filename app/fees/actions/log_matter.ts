import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'

/** A row of a matter, as the log names it. */
export interface LoggedRow {
  type: 'fee_agreement' | 'time_entry' | 'expense' | 'client_fund'
  id: number
  matterId: number
  workspaceId: number
}

/** Writes what was done with a part of a matter in the log of its firm. */
export function logRow(
  trx: Trx,
  author: Author,
  { type, id, matterId, workspaceId }: LoggedRow,
  { action, before, after }: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }
): Promise<void> {
  const subject = { type, id }
  return record(trx, author, {
    workspaceId,
    matterId,
    action,
    subject,
    ...(before && { before }),
    ...(after && { after }),
  })
}

/** Only what differs of two states, before and after. */
export function differing(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (of: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, of[name]]))
  return { before: only(before), after: only(after), isEmpty: names.length === 0 }
}

/** Writes down who looked at the proof of a row. */
export const logProof = (trx: Trx, author: Author, row: LoggedRow, proof: string): Promise<void> =>
  logRow(trx, author, row, { action: `${row.type}.proof_viewed`, after: { proof } })
