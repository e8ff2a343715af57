import type { Currency } from '#app/core/money'
import type { RefusedLine } from '#app/bank_statements/domain/movement'
import BankAccount from '#app/bank_statements/models/bank_account'
import type BankStatement from '#app/bank_statements/models/bank_statement'

/** What is above the movements of a file. */
export type StatementHead = {
  id: number
  version: number
  name: string
  format: BankStatement['format']
  state: BankStatement['state']
  account: { name: string; lastDigits: string | null; currency: Currency } | null
  firstDay: string | null
  lastDay: string | null
  createdAt: string
  movements: number
  known: number
  refused: RefusedLine[]
  refusedCount: number
}

/** The head of a file: one query. */
export async function statementHead(statement: BankStatement): Promise<StatementHead> {
  const { id, version, name, format, state, firstDay, lastDay, refused, refusedCount } = statement
  const account =
    statement.accountId === null
      ? null
      : await BankAccount.in({ id: statement.workspaceId }).where('bank_accounts.id', statement.accountId).first()
  return {
    ...{ id, version, name, format, state, firstDay, lastDay, refused, refusedCount },
    account: account && { name: account.name, lastDigits: account.lastDigits, currency: account.currency },
    createdAt: statement.createdAt.toISO()!,
    ...{ movements: statement.movementCount, known: statement.knownCount },
  }
}
