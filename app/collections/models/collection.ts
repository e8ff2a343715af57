import { compose } from '@adonisjs/core/helpers'
import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CollectionSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import User from '#app/accounts/models/user'
import CollectionItem from './collection_item.js'

/** Who looks: the person and the firm they work in. */
export type CollectionViewer = { userId: number; workspaceId: number | null }

type CollectionQuery = ModelQueryBuilderContract<typeof Collection>

/** Documents of the library that somebody of a firm gathered under a name: for themselves, or for the firm to read or to work on. */
export default class Collection extends compose(CollectionSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'ownerId' })
  declare owner: BelongsTo<typeof User>

  @hasMany(() => CollectionItem)
  declare items: HasMany<typeof CollectionItem>

  /** The collections of the firm that somebody works in and may know of: their own and what is shared. What was deleted is not seen. */
  static seenBy({ userId, workspaceId }: CollectionViewer, trx?: TransactionClientContract): CollectionQuery {
    return this.in({ id: workspaceId ?? 0 }, trx)
      .whereNull('collections.deleted_at')
      .where((open) => void open.where('collections.owner_id', userId).orWhereNot('collections.sharing', 'private'))
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: CollectionViewer, id: number, trx?: TransactionClientContract) {
    const collection = await this.seenBy(viewer, trx).where('collections.id', id).first()
    if (!collection) throw new NotFound('collections')
    return collection
  }

  /** One that its owner deleted. Throws NotFound. */
  static async findEvenTrashed({ userId, workspaceId }: CollectionViewer, id: number) {
    const deleted = this.in({ id: workspaceId ?? 0 })
      .whereNotNull('deleted_at')
      .where('owner_id', userId)
    const collection = await deleted.where('id', id).first()
    if (!collection) throw new NotFound('collections')
    return collection
  }

  @beforeSave()
  static foldName(collection: Collection) {
    collection.nameFolded = fold(collection.name).slice(0, 420)
  }
}
