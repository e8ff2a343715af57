import { BaseTransformer } from '@adonisjs/core/transformers'
import type Collection from '#app/collections/models/collection'

/** A collection, for who sees it. Needs `owner` loaded; in a list also the number of items. */
export default class CollectionTransformer extends BaseTransformer<Collection> {
  toObject() {
    const { owner, updatedAt, createdAt, $extras } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'name', 'description', 'sharing', 'version', 'copiedFrom', 'copiedFromId']),
      owner: { id: owner.id, name: owner.name },
      items: Number($extras.items_count ?? 0),
      updatedAt: updatedAt.toISO()!,
      createdAt: createdAt.toISO()!,
    }
  }
}
