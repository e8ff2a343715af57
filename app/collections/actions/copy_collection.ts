import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { toSqlInstant } from '#app/core/models/columns'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import { LENGTHS_KEPT, LIMITS } from '#app/collections/domain/limits'
import Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'
import { lockCollection } from '#app/collections/queries/lock_collection'
import { collectionsOf } from './make_collection.js'
import { toRow } from './to_row.js'
import { recordCollection } from './record_collection.js'

/**
 * Makes somebody's own copy of a collection that they see, with its documents, notes, passages and order, and with the name of what it was
 * copied from. Changes of the one never reach the other.
 */
export class CopyCollection {
  /**
   * Throws `collectionNotCloneable` (NCL-500) when it is empty, or when nothing of it is in the library any more, or when the person has as many
   * collections as one may.
   */
  async handle(author: Author, collection: Collection, name: string): Promise<Collection> {
    return db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      const items = await this.copied(trx, current)
      const own = await collectionsOf(trx, current.workspaceId, author.userId!)
      if (items.length === 0 || own >= LIMITS.collections) throw new Refusal('collectionNotCloneable')
      const copy = await this.copyOf(trx, author, current, name)
      const now = toSqlInstant(clock.now())
      const of = { collection_id: copy.id, added_by_id: author.userId, created_at: now, updated_at: now }
      await trx
        .table('collection_items')
        .multiInsert(items.map((item, place) => ({ ...row(item), ...of, position: place + 1 })))
      await watchSaved(
        trx,
        items.map(({ documentId, fingerprint }) => ({ id: documentId!, fingerprint }))
      )
      const after = { name: copy.name, from: current.id, items: items.length }
      await recordCollection(trx, author, copy, { action: 'collection.copied', after })
      return copy
    })
  }

  private copied(trx: Trx, { id, workspaceId }: Collection) {
    return CollectionItem.in({ id: workspaceId }, trx)
      .where('collectionId', id)
      .whereNull('removedAt')
      .whereNotNull('documentId')
      .orderBy('position')
      .orderBy('id')
  }

  private copyOf(trx: Trx, author: Author, { id, workspaceId, name: from, description }: Collection, name: string) {
    const cut = Array.from(name).slice(0, LENGTHS_KEPT.name).join('')
    const provenance = { copiedFromId: id, copiedFrom: from }
    const fields = {
      workspaceId,
      ownerId: author.userId!,
      name: cut,
      description,
      sharing: 'private',
      version: 1,
    } as const
    return Collection.create({ ...fields, ...provenance }, { client: trx })
  }
}

function row(item: CollectionItem) {
  const { workspaceId, documentId, source, kind, slug, title, citation, fingerprint, note, passage, paragraph } = item
  return toRow({
    ...{ workspaceId, documentId, source, kind, slug, title, citation, fingerprint },
    ...{ note, passage, paragraph },
  })
}
