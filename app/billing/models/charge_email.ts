import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ChargeEmailSchema } from '#database/schema'
import User from '#app/accounts/models/user'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** An email with a charge, a receipt, a statement or a reminder, and what became of it. Whether it was opened nobody knows. */
export default class ChargeEmail extends compose(ChargeEmailSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'sentById' })
  declare sentBy: BelongsTo<typeof User>
}
