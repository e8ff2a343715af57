import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import type Collection from '#app/collections/models/collection'
import CollectionItem from '#app/collections/models/collection_item'

/** An item of this collection by its id. Throws NotFound, also for items of others and for what was taken out. */
export async function findItem(
  trx: TransactionClientContract,
  { id, workspaceId }: Collection,
  itemId: number
): Promise<CollectionItem> {
  const item = await CollectionItem.findIn({ id: workspaceId }, itemId, trx)
  if (item.collectionId !== id || item.removedAt !== null) throw new NotFound('collection_items')
  return item
}
