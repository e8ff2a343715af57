import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DocumentVersionSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** The file of a document as it was at one time. Its content never changes. */
export default class DocumentVersion extends compose(DocumentVersionSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'uploadedById' })
  declare uploadedBy: BelongsTo<typeof User>
}
