import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DocumentNoteSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** What a member of a firm wrote about a document of the library, or about one of its paragraphs: for themselves or for the firm. */
export default class DocumentNote extends compose(DocumentNoteSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare author: BelongsTo<typeof User>

  /** Notes of the firm that somebody may read: their own and the firm's. */
  static seenBy(
    { userId, workspaceId }: { userId: number; workspaceId: number | null },
    trx?: TransactionClientContract
  ) {
    return this.in({ id: workspaceId ?? 0 }, trx).where(
      (open) => void open.where('document_notes.user_id', userId).orWhere('document_notes.scope', 'firm')
    )
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: { userId: number; workspaceId: number | null }, id: number): Promise<DocumentNote> {
    const note = await this.seenBy(viewer).where('document_notes.id', id).first()
    if (!note) throw new NotFound('document_notes')
    return note
  }
}
