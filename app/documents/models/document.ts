import { compose } from '@adonisjs/core/helpers'
import { afterSave, beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { DocumentSchema } from '#database/schema'
import { recordsChanged } from '#app/core/search/record_changes'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { folded } from '#app/documents/names/folded'
import DocumentVersion from './document_version.js'

/** A document of a matter: a name in a folder, and the versions of its file. */
export default class Document extends compose(DocumentSchema, Tenanted) {
  @hasMany(() => DocumentVersion)
  declare versions: HasMany<typeof DocumentVersion>

  @belongsTo(() => User, { foreignKey: 'checkedOutById' })
  declare checkedOutBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @beforeSave()
  static foldName(document: Document) {
    document.nameFolded = folded(document.name)
  }

  @afterSave()
  static async reindex(document: Document) {
    await recordsChanged(document.$trx, document.workspaceId, 'document', [document.id])
  }
}
