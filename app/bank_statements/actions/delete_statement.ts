import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { changingMoney } from '#app/billing/actions/changing_money'
import { rowsBy } from '#app/core/tenancy/rows'
import BankMovement from '#app/bank_statements/models/bank_movement'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { holdBankAccount } from './hold_bank_account.js'
import { logStatement } from './log_bank.js'

/** Deletes a file of a bank with its movements, as long as none of them is a payment. */
export class DeleteStatement {
  /** Throws a FieldProblem at `statement` while it is being stored, and when one of its movements is a payment; then nothing goes. */
  handle(author: Author, { id, workspaceId }: BankStatement): Promise<void> {
    return changingMoney(async (trx) => {
      const statement = await BankStatement.in({ id: workspaceId }, trx)
        .where('bank_statements.id', id)
        .forUpdate()
        .firstOrFail()
      if (statement.state === 'storing') throw new FieldProblem('statement', 'bank_statements.problem.storing')
      if (statement.accountId !== null) await releaseOthers(trx, statement, statement.accountId)
      const { movementCount: movements, firstDay, lastDay } = statement
      if (statement.state === 'stored')
        await logStatement(trx, author, statement, {
          action: 'bank_statement.deleted',
          before: { movements, firstDay, lastDay },
        })
      await rowsBy(trx, 'bank_movements', { statement_id: id }).whereNot('state', 'matched').delete()
      const kept = await BankMovement.byKey('statement_id', id, trx).forUpdate().select('bank_movements.id')
      if (kept.length > 0)
        throw new FieldProblem('statement', 'bank_statements.problem.has_matches', { count: kept.length })
      await statement.delete()
    })
  }
}

/** What other files of the account had in common with one is gone with it: they may be read again, those among them that a task is still storing. */
async function releaseOthers(trx: Trx, { id, workspaceId }: BankStatement, accountId: number): Promise<void> {
  await holdBankAccount(trx, workspaceId, accountId)
  await rowsBy(trx, 'bank_statements', { account_id: accountId })
    .where((shared) => void shared.where('known_count', '>', 0).orWhere('state', 'storing'))
    .whereNot('id', id)
    .update({ digest: null })
}
