import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { LIMITS } from '#app/collections/domain/limits'
import type Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { findItem } from '#app/collections/queries/find_item'
import { lockCollection } from '#app/collections/queries/lock_collection'
import { recordCollection } from './record_collection.js'

/** Changes what stands in a collection. */
export class ChangeItems {
  async note(author: Author, collection: Collection, itemId: number, note: string | null): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      const item = await findItem(trx, current, itemId)
      if (item.note === note) return
      await item.merge({ note }).save()
      await current.save()
      const after = { itemId: item.id, characters: note?.length ?? 0 }
      await recordCollection(trx, author, current, { action: 'collection.item_noted', after })
    })
  }

  /** Puts an item after another one; without one, first. Items that others moved meanwhile keep their order. */
  async move(author: Author, collection: Collection, { item, after = null }: { item: number; after?: number | null }) {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      const rows = await CollectionItem.in({ id: current.workspaceId }, trx)
        .where('collectionId', current.id)
        .whereNull('removedAt')
        .orderBy('position')
        .orderBy('id')
      const moved = rows.find(({ id }) => id === item)
      const target = rows.find(({ id }) => id === after)
      if (!moved || (after !== null && !target)) throw new NotFound('collection_items')
      if (moved === target) return
      const others = rows.filter((row) => row !== moved)
      others.splice(target ? others.indexOf(target) + 1 : 0, 0, moved)
      for (const [place, row] of others.entries())
        if (row.position !== place + 1) await row.merge({ position: place + 1 }).save()
      await current.save()
      await recordCollection(trx, author, current, { action: 'collection.item_moved', after: { itemId: item } })
    })
  }

  /** Takes an item out; for some days it can be put back as it was. */
  async remove(author: Author, collection: Collection, itemId: number): Promise<CollectionItem> {
    return db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      const item = await findItem(trx, current, itemId)
      await item.merge({ removedAt: clock.now() }).save()
      await current.save()
      const before = { itemId: item.id, documentId: item.documentId }
      await recordCollection(trx, author, current, { action: 'collection.item_removed', before })
      return item
    })
  }

  /** Puts items back that were taken out. Throws FieldProblem when the collection has no room for them any more. */
  async restore(author: Author, collection: Collection, itemIds: number[]): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      const rows = await CollectionItem.in({ id: current.workspaceId }, trx).where('collectionId', current.id)
      const removed = rows.filter(({ id, removedAt }) => removedAt !== null && itemIds.includes(id))
      const shown = rows.filter(({ removedAt }) => removedAt === null)
      if (shown.length + removed.length > LIMITS.items)
        throw new FieldProblem('items', 'collections.problem.full', { count: LIMITS.items })
      for (const item of removed) await item.merge({ removedAt: null }).save()
      if (removed.length === 0) return
      await current.save()
      const after = { itemIds: removed.map(({ id }) => id) }
      await recordCollection(trx, author, current, { action: 'collection.items_restored', after })
    })
  }
}
