import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientReportSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** What a client was told of how their matters stand, as it was sent. */
export default class ClientReport extends compose(ClientReportSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'sentById' })
  declare sentBy: BelongsTo<typeof User>
}
