import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MatterDeadlineRevisionSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** The dates that a deadline had before, those that it got instead, and why. */
export default class MatterDeadlineRevision extends compose(MatterDeadlineRevisionSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'changedById' })
  declare changedBy: BelongsTo<typeof User>
}
