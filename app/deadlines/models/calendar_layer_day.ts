import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CalendarLayerDaySchema } from '#database/schema'
import User from '#app/accounts/models/user'

/** Days, both included and of one year, that do not count, or that count although the calendar below closes them. */
export default class CalendarLayerDay extends CalendarLayerDaySchema {
  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'verifiedById' })
  declare verifiedBy: BelongsTo<typeof User>
}
