import { LISTED_COLUMNS } from '#app/collections/saved_document'
import type Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'

/** What stands in a collection, in its order, each with the document as it is now and who added it. */
export function listItems({ id, workspaceId }: Pick<Collection, 'id' | 'workspaceId'>): Promise<CollectionItem[]> {
  return CollectionItem.in({ id: workspaceId })
    .where('collection_items.collection_id', id)
    .whereNull('collection_items.removed_at')
    .preload('document', (document) => void document.select(...LISTED_COLUMNS))
    .preload('addedBy', (user) => void user.select('id', 'name'))
    .orderBy('position')
    .orderBy('id')
}
