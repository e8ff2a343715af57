import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DocumentMarkChangeSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** One step in the history of a firm's mark on a document; `none` took it back. */
export default class DocumentMarkChange extends compose(DocumentMarkChangeSchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
