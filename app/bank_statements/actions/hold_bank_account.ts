import type { Trx } from '#app/core/database/trx'
import BankAccount from '#app/bank_statements/models/bank_account'

/**
 * Holds an account of a firm until the transaction ends, and returns it; null when there is none. What one file has is known to the next only while it is not deleted. Held before anything is read
 * without a lock: MariaDB would show what was there when the transaction began to read. The file comes before its account.
 */
export const holdBankAccount = (trx: Trx, workspaceId: number, id: number): Promise<BankAccount | null> =>
  BankAccount.in({ id: workspaceId }, trx).where('bank_accounts.id', id).forUpdate().first()
