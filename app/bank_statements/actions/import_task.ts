import { atPace, Pace } from '#app/core/database/pace'
import type { Trx } from '#app/core/database/trx'
import type { TaskKind } from '#app/core/tasks/task_kinds'
import { changingMoney } from '#app/billing/actions/changing_money'
import { fingerprinted } from '#app/bank_statements/domain/fingerprint'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { readMovements } from '#app/bank_statements/reading/read_movements'
import { markStored } from './import_statement.js'
import { storeMovements } from './store_movements.js'

const AT_ONCE = 100
/** Days after the last one of a file that was accepted are no concern any more. */
const ANY_DAY = '9999-12-31'

/** Stores the movements of a long file, some at a time; they are kept with the place that it came to, so that it goes on from there after it was killed. */
export const statementImport: TaskKind = {
  key: 'bank_statements.import',
  title: 'bank_statements.task.import',

  async run(task, work) {
    const firm = { id: task.workspaceId }
    const statement = await BankStatement.findIn(firm, Number(task.payload.statementId))
    if (statement.state === 'storing') {
      const account = await BankAccount.findIn(firm, statement.accountId!)
      const read = readMovements(statement.pendingContent!, statement.pendingMapping!, statement.lastDay ?? ANY_DAY)
      const movements = fingerprinted(read.movements)
      const pace = new Pace(AT_ONCE)
      let done = Number(task.checkpoint?.done ?? 0)
      for (const part of atPace(movements.slice(done), pace)) {
        if (work.isStopped()) return null
        await pace.transaction(async (trx) => {
          await storeMovements(trx, statement, account, part)
          await work.checkpoint(trx, { state: { done: done + part.length }, done: done + part.length })
        }, part.length)
        done += part.length
      }
      await changingMoney((trx) => endStoring(trx, statement, movements.length))
    }
    const stored = await BankStatement.findIn(firm, statement.id)
    return {
      message: 'bank_statements.task.done',
      values: { added: stored.movementCount, known: stored.knownCount },
    }
  },

  /** Given up or canceled: the file can be imported again, which leaves alone what was stored. */
  async ended(trx, task) {
    const statement = await BankStatement.in({ id: task.workspaceId }, trx)
      .where('bank_statements.id', Number(task.payload.statementId))
      .forUpdate()
      .first()
    if (statement?.state === 'storing') await statement.merge({ state: 'draft', version: statement.version + 1 }).save()
  },
}

/** The statement as it is now: one that was given up meanwhile stays a draft. */
async function endStoring(trx: Trx, { id, workspaceId }: BankStatement, total: number): Promise<void> {
  const current = await BankStatement.in({ id: workspaceId }, trx)
    .where('bank_statements.id', id)
    .forUpdate()
    .firstOrFail()
  if (current.state === 'storing') await markStored(trx, current, total)
}
