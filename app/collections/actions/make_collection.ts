import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import Collection from '#app/collections/models/collection'
import { LIMITS } from '#app/collections/domain/limits'
import { recordCollection } from './record_collection.js'

/** How many collections a person has in a firm. */
export async function collectionsOf(trx: Trx, workspaceId: number, ownerId: number): Promise<number> {
  const own = Collection.in({ id: workspaceId }, trx).where('ownerId', ownerId).whereNull('deletedAt')
  const [{ total }] = (await own.count('* as total').pojo<{ total: number }>()) as [{ total: number }]
  return Number(total)
}

/** Makes a collection that only its owner sees. */
export class MakeCollection {
  /** `then` runs in the same transaction. Throws FieldProblem when somebody has as many as one may. */
  async handle(
    author: Author,
    workspaceId: number,
    { name, description = null }: { name: string; description?: string | null },
    then: (trx: Trx, collection: Collection) => Promise<unknown> = async () => {}
  ): Promise<Collection> {
    return db.transaction(async (trx) => {
      if ((await collectionsOf(trx, workspaceId, author.userId!)) >= LIMITS.collections)
        throw new FieldProblem('name', 'collections.problem.too_many', { count: LIMITS.collections })
      const fields = {
        workspaceId,
        ownerId: author.userId!,
        name,
        description,
        sharing: 'private',
        version: 1,
      } as const
      const collection = await Collection.create(fields, { client: trx })
      await recordCollection(trx, author, collection, { action: 'collection.made', after: { name } })
      await then(trx, collection)
      return collection
    })
  }
}
