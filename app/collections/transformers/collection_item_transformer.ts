import { BaseTransformer } from '@adonisjs/core/transformers'
import type CollectionItem from '#app/collections/models/collection_item'
import SavedTransformer from './saved_transformer.js'

/** A document in a collection. Needs `document` and `addedBy` loaded. */
export default class CollectionItemTransformer extends BaseTransformer<CollectionItem> {
  toObject() {
    return {
      ...new SavedTransformer(this.resource).toObject(),
      ...this.pick(this.resource, ['note', 'passage', 'paragraph']),
      addedBy: this.resource.addedBy.name,
      addedAt: this.resource.createdAt.toISO()!,
    }
  }
}
