import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AlertHitSchema } from '#database/schema'
import LegalDocument from '#app/research/models/legal_document'

/** A document that an alert is about, and why: new in its search, or changed. */
export default class AlertHit extends AlertHitSchema {
  @belongsTo(() => LegalDocument, { foreignKey: 'documentId' })
  declare document: BelongsTo<typeof LegalDocument>
}
