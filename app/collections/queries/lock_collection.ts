import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Collection from '#app/collections/models/collection'

/** Holds a collection until the transaction ends, as it is now. Throws NotFound when it was deleted meanwhile. */
export async function lockCollection(
  trx: TransactionClientContract,
  { id, workspaceId }: Pick<Collection, 'id' | 'workspaceId'>
): Promise<Collection> {
  const collection = await Collection.in({ id: workspaceId }, trx)
    .where('id', id)
    .whereNull('deleted_at')
    .forUpdate()
    .first()
  if (!collection) throw new NotFound('collections')
  return collection
}
