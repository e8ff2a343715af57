import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BankStatementSchema } from '#database/schema'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Tenanted } from '#app/core/tenancy/tenanted'
import BankAccount from './bank_account.js'

/** A file of a bank. A draft is being looked at and has no movements yet; its content goes once they are stored. */
export default class BankStatement extends compose(BankStatementSchema, Tenanted) {
  @belongsTo(() => BankAccount, { foreignKey: 'accountId' })
  declare account: BelongsTo<typeof BankAccount>

  /** Throws a FieldProblem unless it is a draft of this version. */
  mustBeDraft(version: number): void {
    if (this.state !== 'draft') throw new FieldProblem('version', 'bank_statements.problem.imported')
    if (this.version !== version) throw new FieldProblem('version', 'bank_statements.problem.stale')
  }
}
