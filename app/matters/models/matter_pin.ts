import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MatterPinSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import LegalDocument from '#app/research/models/legal_document'

/** A text of the law that a firm pinned to a matter, with its title, citation and fingerprint of that day. */
export default class MatterPin extends compose(MatterPinSchema, Tenanted) {
  @belongsTo(() => LegalDocument, { foreignKey: 'documentId' })
  declare document: BelongsTo<typeof LegalDocument>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Whether the text reads differently now. Needs `document` loaded. */
  get hasChangedSince(): boolean {
    return this.document.fingerprint !== this.fingerprint
  }
}
