import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FundMovementSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import BillingFile from '#app/billing/models/billing_file'
import Charge from '#app/billing/models/charge'

/** What came into a fund (positive) or went out of it (negative), with the balance after it, in centavos. */
export default class FundMovement extends compose(FundMovementSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => BillingFile, { foreignKey: 'proofId' })
  declare proof: BelongsTo<typeof BillingFile>

  @belongsTo(() => Charge)
  declare charge: BelongsTo<typeof Charge>
}
