import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AlertSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import LegalDocument from '#app/research/models/legal_document'

/**
 * What a person wants to be told of the library: what comes new to a search, what becomes of one document, or of all that they keep. It is
 * theirs, wherever they work.
 */
export default class Alert extends AlertSchema {
  @belongsTo(() => LegalDocument, { foreignKey: 'documentId' })
  declare document: BelongsTo<typeof LegalDocument>

  /** One alert of a person. Throws NotFound, also for those of others and for ids that are no number. */
  static async findOf(userId: number, id: number): Promise<Alert> {
    const alert = await this.query().where({ user_id: userId, id: id }).first()
    if (!alert) throw new NotFound('alerts')
    return alert
  }
}
