import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import type Collection from '#app/collections/models/collection'
import { lockCollection } from '#app/collections/queries/lock_collection'
import { recordCollection } from './record_collection.js'

/** Changes what a collection is called, who sees it, and whether it is there. */
export class EditCollection {
  /** `version` is the one that was edited. Throws FieldProblem at the field `version` when it has another by now. */
  async rename(
    author: Author,
    collection: Collection,
    { name, description = null, version }: { name: string; description?: string | null; version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      if (current.version !== version) throw new FieldProblem('version', 'collections.problem.stale')
      const before = { name: current.name }
      if (current.name === name && current.description === description) return
      await current.merge({ name, description, version: version + 1 }).save()
      await recordCollection(trx, author, current, { action: 'collection.edited', before, after: { name } })
    })
  }

  /** Who of the firm sees it, and whether they may change it. */
  async share(author: Author, collection: Collection, sharing: Collection['sharing']): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      if (current.sharing === sharing) return
      const before = { name: current.name, sharing: current.sharing }
      await current.merge({ sharing }).save()
      await recordCollection(trx, author, current, { action: 'collection.shared', before, after: { sharing } })
    })
  }

  /** Nobody sees it any more; for some days its owner can bring it back. */
  async remove(author: Author, collection: Collection): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockCollection(trx, collection)
      await current.merge({ deletedAt: clock.now() }).save()
      await recordCollection(trx, author, current, { action: 'collection.deleted', before: { name: current.name } })
    })
  }

  /** Brings back one that was deleted. */
  async restore(author: Author, collection: Collection): Promise<void> {
    await db.transaction(async (trx) => {
      await collection.useTransaction(trx).merge({ deletedAt: null }).save()
      await recordCollection(trx, author, collection, {
        action: 'collection.restored',
        after: { name: collection.name },
      })
    })
  }
}
