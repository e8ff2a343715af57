import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { toSqlInstant } from '#app/core/models/columns'
import type { fingerprinted } from '#app/bank_statements/domain/fingerprint'
import { movementText } from '#app/bank_statements/domain/movement_text'
import type { Movement } from '#app/bank_statements/domain/movement'
import type BankAccount from '#app/bank_statements/models/bank_account'
import { knownOf } from '#app/bank_statements/queries/known_movements'
import { holdBankAccount } from './hold_bank_account.js'

/** Rows of one statement: SQLite takes so many values. */
const ROWS = 50

export type Fingerprinted = ReturnType<typeof fingerprinted<Movement>>[number]

/** Keeps movements of a file. One that the account has already, of this file or another, is not kept again: nobody deletes the file that has it meanwhile. */
export async function storeMovements(
  trx: Trx,
  statement: { id: number; workspaceId: number },
  account: BankAccount,
  movements: readonly Fingerprinted[]
): Promise<void> {
  await holdBankAccount(trx, account.workspaceId, account.id)
  const known = await knownOf(account, movements, trx)
  const fresh = movements.filter(({ fingerprint }) => !known.has(fingerprint))
  const rows = fresh.map((movement) => columnsOf(statement, account, movement))
  for (let at = 0; at < rows.length; at += ROWS)
    await trx
      .knexQuery()
      .table('bank_movements')
      .insert(rows.slice(at, at + ROWS))
      .onConflict(['account_id', 'fingerprint'])
      .ignore()
}

function columnsOf(
  { id, workspaceId }: { id: number; workspaceId: number },
  { id: accountId, currency }: BankAccount,
  movement: Fingerprinted
) {
  const at = toSqlInstant(clock.now())
  const { line, day, amount, balance, description, reference, trackingKey, bankKey, fingerprint, occurrence } = movement
  return {
    ...{ workspace_id: workspaceId, statement_id: id, account_id: accountId, fingerprint, occurrence },
    ...{ line, day, amount, currency, balance, description, reference },
    ...{ tracking_key: trackingKey, bank_key: bankKey, search_text: movementText(movement) },
    ...{ state: amount > 0 ? 'pending' : 'outgoing', made_payment: false, version: 1, created_at: at, updated_at: at },
  }
}
