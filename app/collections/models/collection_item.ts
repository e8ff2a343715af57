import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CollectionItemSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import LegalDocument from '#app/research/models/legal_document'

/** A document in a collection, with what was written about it and the passage that matters. */
export default class CollectionItem extends compose(CollectionItemSchema, Tenanted) {
  /** Null when the library has it no more. */
  @belongsTo(() => LegalDocument, { foreignKey: 'documentId' })
  declare document: BelongsTo<typeof LegalDocument>

  @belongsTo(() => User, { foreignKey: 'addedById' })
  declare addedBy: BelongsTo<typeof User>
}
