import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { Currency } from '#app/core/money'
import { isDuplicate } from '#app/core/models/duplicate'
import { searchFold } from '#app/core/text/fold'
import { changingMoney } from '#app/billing/actions/changing_money'
import type { BankKey } from '#app/bank_statements/domain/banks'
import { guessMapping, rowsBelow, deduceFormats } from '#app/bank_statements/domain/guess_mapping'
import type { Columns, Mapping } from '#app/bank_statements/domain/mapping'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankStatement from '#app/bank_statements/models/bank_statement'

export interface NewAccount {
  bank: BankKey
  name: string
  lastDigits: string | null
  currency: Currency
}

/** What a person says of a file: where its headings are, what its columns are, and of which account it is. What is not said stays. */
export interface ColumnChoices {
  headingLine?: number
  columns?: Columns
  dateOrder?: Mapping['dateOrder']
  decimal?: Mapping['decimal']
  accountId?: number | null
  account?: NewAccount
}

type Drafted = { statement: BankStatement; version: number }

/** Says how a file is read, before it is imported. */
export class ChooseColumns {
  /** Throws a FieldProblem at `version` when somebody else changed it, at `accountId` for an account of others. */
  handle(author: Author, { statement, version }: Drafted, choices: ColumnChoices): Promise<BankStatement> {
    return changingMoney(async (trx) => {
      const current = await BankStatement.in({ id: statement.workspaceId }, trx)
        .where('bank_statements.id', statement.id)
        .forUpdate()
        .firstOrFail()
      current.mustBeDraft(version)
      const account = await this.account(trx, author, statement.workspaceId, choices)
      const accountId = account === undefined ? current.pendingMapping!.accountId : (account?.id ?? null)
      const mapping = { ...changed(current, choices), accountId }
      await current.merge({ pendingMapping: mapping, accountId, version: current.version + 1 }).save()
      return current
    })
  }

  /** Undefined when nothing is said of it. */
  private async account(trx: Trx, author: Author, workspaceId: number, { accountId, account }: ColumnChoices) {
    if (account) return this.opened(trx, author, workspaceId, account)
    if (accountId === undefined || accountId === null) return accountId
    const found = await BankAccount.in({ id: workspaceId }, trx).where('bank_accounts.id', accountId).first()
    if (!found) throw new FieldProblem('accountId', 'bank_statements.problem.account_gone')
    return found
  }

  private async opened(
    trx: Trx,
    author: Author,
    workspaceId: number,
    { bank, name, lastDigits, currency }: NewAccount
  ) {
    const folded = searchFold(name).slice(0, 260)
    const row = { workspaceId, bank, name, nameFolded: folded, lastDigits, currency }
    try {
      const account = await BankAccount.create(row, { client: trx })
      const subject = { type: 'bank_account', id: account.id }
      await record(trx, author, { workspaceId, action: 'bank_account.added', subject, after: { name, currency } })
      return account
    } catch (error) {
      if (isDuplicate(error)) throw new FieldProblem('account.name', 'bank_statements.problem.account_there')
      throw error
    }
  }
}

/** Another row of headings is read anew; else what was said replaces what was guessed. */
function changed({ pendingContent: content, pendingMapping: before }: BankStatement, choices: ColumnChoices): Mapping {
  const { headingLine, columns, dateOrder, decimal } = choices
  if (content!.kind !== 'table') return before!
  if (headingLine !== undefined && headingLine !== before!.headingLine) return guessMapping(content!.rows, headingLine)
  const next = columns ?? before!.columns
  const told = deduceFormats(rowsBelow(content!.rows, before!.headingLine), next)
  const isOtherDay = next.day !== before!.columns.day
  return {
    ...before!,
    columns: next,
    dateOrder: dateOrder === undefined ? (isOtherDay ? told.dateOrder : before!.dateOrder) : dateOrder,
    decimal: decimal ?? (columns ? told.decimal : before!.decimal),
  }
}
