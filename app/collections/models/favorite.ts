import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FavoriteSchema } from '#database/schema'
import LegalDocument from '#app/research/models/legal_document'

/** A document of the library that a person marked for themselves, wherever they work. */
export default class Favorite extends FavoriteSchema {
  /** Null when the library has it no more. */
  @belongsTo(() => LegalDocument, { foreignKey: 'documentId' })
  declare document: BelongsTo<typeof LegalDocument>
}
