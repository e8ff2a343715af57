import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DocumentMarkSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** A firm's own word on whether a document holds: not what the library concludes from its citations. */
export default class DocumentMark extends compose(DocumentMarkSchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
