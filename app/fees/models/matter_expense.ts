import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MatterExpenseSchema } from '#database/schema'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import BillingFile from '#app/billing/models/billing_file'

/** What was spent in a matter. What was charged does not change any more. */
export default class MatterExpense extends compose(MatterExpenseSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => BillingFile, { foreignKey: 'proofId' })
  declare proof: BelongsTo<typeof BillingFile>

  /** Throws a FieldProblem for another version, and for what was charged. */
  mustBeFree(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'fees.problem.stale')
    if (this.chargeId !== null) throw new FieldProblem('version', 'fees.problem.charged')
  }
}
