import type { Trx } from '#app/core/database/trx'
import type BankAccount from '#app/bank_statements/models/bank_account'
import BankMovement from '#app/bank_statements/models/bank_movement'

/** The fingerprints that an account has between the days of these movements: one query. */
export async function knownOf(
  { id, workspaceId }: BankAccount,
  movements: readonly { day: string; fingerprint: string }[],
  trx?: Trx
): Promise<Set<string>> {
  if (movements.length === 0) return new Set()
  const days = movements.map(({ day }) => day).sort()
  const rows = await BankMovement.in({ id: workspaceId }, trx)
    .where('bank_movements.account_id', id)
    .whereBetween('bank_movements.day', [days[0]!, days.at(-1)!])
    .select('bank_movements.fingerprint')
    .pojo<{ fingerprint: string }>()
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}
