import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MatterClockActSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** An act with which a clock began again, or was suspended. One that was removed stays, with who removed it and why. */
export default class MatterClockAct extends compose(MatterClockActSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'recordedById' })
  declare recordedBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'removedById' })
  declare removedBy: BelongsTo<typeof User>
}
