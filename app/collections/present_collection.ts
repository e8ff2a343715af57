import type { Viewer } from '#app/core/contributions/registries'
import type Collection from '#app/collections/models/collection'
import { listItems } from '#app/collections/queries/list_items'
import { marksAmong } from '#app/collections/queries/marks_among'
import { savedAmong } from '#app/collections/queries/saved_among'
import CollectionItemTransformer from '#app/collections/transformers/collection_item_transformer'
import CollectionTransformer from '#app/collections/transformers/collection_transformer'

/** A collection with all that stands in it, in its order: a constant number of queries. */
export async function presentCollection(viewer: Viewer, collection: Collection) {
  await collection.load('owner', (owner) => void owner.select('id', 'name'))
  const items = await listItems(collection)
  const ids = items.flatMap(({ documentId }) => documentId ?? [])
  return {
    collection: CollectionTransformer.transform(collection),
    items: CollectionItemTransformer.transform(items),
    marks: Object.fromEntries(await marksAmong(viewer.workspaceId, ids)),
    favorites: [...(await savedAmong(viewer.userId, ids))],
    isMine: collection.ownerId === viewer.userId,
  }
}
