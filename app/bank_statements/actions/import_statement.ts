import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import { queueTask } from '#app/core/tasks/queue_task'
import { rowsBy } from '#app/core/tenancy/rows'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { fingerprinted } from '#app/bank_statements/domain/fingerprint'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { lackingIn } from '#app/bank_statements/domain/mapping'
import type BankAccount from '#app/bank_statements/models/bank_account'
import BankProfile from '#app/bank_statements/models/bank_profile'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { signatureIn } from '#app/bank_statements/queries/remembered_mapping'
import { readMovements } from '#app/bank_statements/reading/read_movements'
import { holdBankAccount } from './hold_bank_account.js'
import { logStatement } from './log_bank.js'
import { storeMovements } from './store_movements.js'
import type { BankFirm } from './upload_statement.js'

/** What became of the movements of a file: how many were new, and how many the account had. */
export interface StoredMovements {
  added: number
  known: number
}

/** What became of a file: stored at once, or left to a task. */
export type ImportedStatement = { state: 'stored'; stored: StoredMovements } | { state: 'queued' }

/** Keeps the movements of a file that was looked at. A movement that the account has already is not kept again. */
export class ImportStatement {
  /** Throws a FieldProblem at `version` for another version, at `columns` or `accountId` for what is not said yet; then nothing is kept. */
  handle(
    author: Author,
    firm: BankFirm,
    seen: { statement: BankStatement; version: number }
  ): Promise<ImportedStatement> {
    return changingMoney(async (trx) => {
      const statement = await BankStatement.in(firm, trx)
        .where('bank_statements.id', seen.statement.id)
        .forUpdate()
        .firstOrFail()
      statement.mustBeDraft(seen.version)
      const mapping = statement.pendingMapping!
      const content = statement.pendingContent!
      const [lacking] = content.kind === 'table' ? lackingIn(mapping) : []
      if (lacking) throw new FieldProblem('columns', `bank_statements.lacking.${lacking}`)
      const account = await accountOf(trx, firm, mapping.accountId)
      if (content.kind === 'movements' && content.account.currency && content.account.currency !== account.currency)
        throw new FieldProblem('accountId', 'bank_statements.problem.other_currency', { currency: account.currency })
      const { movements, refused } = readMovements(content, mapping, firmToday(firm))
      if (movements.length === 0) throw new FieldProblem('columns', 'bank_statements.problem.no_movements')
      const days = movements.map(({ day }) => day).sort()
      statement.merge({
        accountId: account.id,
        firstDay: days[0]!,
        lastDay: days.at(-1)!,
        refusedCount: refused.length,
      })
      statement.merge({ refused: refused.slice(0, BANK_LIMITS.refused), version: statement.version + 1 })
      if (content.kind === 'table') await remember(trx, author, statement)
      if (movements.length > BANK_LIMITS.atOnce) {
        await statement.merge({ state: 'storing' }).save()
        await queueTask(trx, { ...orderOf(author, statement), total: movements.length })
        await logStatement(trx, author, statement, {
          action: 'bank_statement.imported',
          after: { account: account.name, movements: movements.length },
        })
        return { state: 'queued' }
      }
      await statement.save()
      await storeMovements(trx, statement, account, fingerprinted(movements))
      const stored = await markStored(trx, statement, movements.length)
      const after = { account: account.name, movements: stored.added, known: stored.known }
      await logStatement(trx, author, statement, { action: 'bank_statement.imported', after })
      return { state: 'stored', stored }
    })
  }
}

const orderOf = (author: Author, { id, workspaceId }: BankStatement) => ({
  ...{ workspaceId, userId: author.userId!, kind: 'bank_statements.import', payload: { statementId: id } },
})

async function accountOf(trx: Trx, firm: BankFirm, id: number | null): Promise<BankAccount> {
  const account = id === null ? null : await holdBankAccount(trx, firm.id, id)
  if (!account) throw new FieldProblem('accountId', 'forms.required')
  return account
}

/** All movements of a file are kept: what it said is not needed any more. Those that were known are the rest of all that it had. */
export async function markStored(trx: Trx, statement: BankStatement, total: number): Promise<StoredMovements> {
  const [row] = await rowsBy(trx, 'bank_movements', { statement_id: statement.id }).count('* as total')
  const added = Number(row!.total)
  const counts = { movementCount: added, knownCount: total - added, pendingContent: null, pendingMapping: null }
  await statement
    .useTransaction(trx)
    .merge({ state: 'stored', ...counts })
    .save()
  return { added, known: total - added }
}

/** The next file with these headings is read alike. The account is a column of its own, which follows it into another installation. */
async function remember(trx: Trx, author: Author, statement: BankStatement): Promise<void> {
  const { workspaceId, pendingMapping, pendingContent: content, accountId } = statement
  if (content?.kind !== 'table') return
  const mapping = { ...pendingMapping!, accountId: null }
  const signature = signatureIn(content.rows, mapping.headingLine)
  const at = toSqlInstant(clock.now())
  const row = {
    ...{ workspace_id: workspaceId, signature, mapping: JSON.stringify(mapping), account_id: accountId },
    ...{ created_by_id: author.userId, created_at: at, updated_at: at },
  }
  const known = await BankProfile.in({ id: workspaceId }, trx).where('signature', signature).first()
  if (known) await known.merge({ mapping, accountId }).save()
  else await trx.knexQuery().table('bank_profiles').insert(row).onConflict(['workspace_id', 'signature']).ignore()
}
