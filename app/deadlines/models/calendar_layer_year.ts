import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CalendarLayerYearSchema } from '#database/schema'
import User from '#app/accounts/models/user'

/** A year of a layer: where it was published, whether it is the whole year, who compared it. */
export default class CalendarLayerYear extends CalendarLayerYearSchema {
  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'verifiedById' })
  declare verifiedBy: BelongsTo<typeof User>
}
