import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { isDuplicate } from '#app/core/models/duplicate'
import { toSqlInstant } from '#app/core/models/columns'
import { retried } from '#app/core/models/retried'
import { savedFieldsOf, searchedIn } from '#app/collections/saved_document'
import { documentsById } from '#app/collections/queries/documents_by_id'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import { savedAmong } from '#app/collections/queries/saved_among'
import { ensureSavedAlert } from './manage_alerts.js'
import { toRow } from './to_row.js'

/** Adds documents to a person's favourites, and takes them out. */
export class ManageFavorites {
  /** Returns how many are new. Throws `alreadyFavorite` (CFO-500) when none is, also when another request was quicker. */
  async add(userId: number, documentIds: number[]): Promise<number> {
    const documents = await documentsById(documentIds)
    const known = await savedAmong(userId, documentIds)
    const fresh = documents.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) throw new Refusal('alreadyFavorite')
    const now = toSqlInstant(clock.now())
    const rows = fresh.map((document) => ({
      ...toRow(savedFieldsOf(document)),
      user_id: userId,
      search_text: searchedIn(document),
      created_at: now,
      updated_at: now,
    }))
    const keep = () =>
      db.transaction(async (trx) => {
        await trx.table('favorites').multiInsert(rows)
        await watchSaved(trx, fresh)
        await ensureSavedAlert(trx, userId)
      })
    await retried(keep).catch((error) => {
      throw isDuplicate(error) ? new Refusal('alreadyFavorite') : error
    })
    return fresh.length
  }

  /** Returns whether it was there. */
  async remove(userId: number, favorite: { documentId?: number; id?: number }): Promise<boolean> {
    const query = db.from('favorites').where('user_id', userId)
    void (favorite.id === undefined ? query.where('document_id', favorite.documentId!) : query.where('id', favorite.id))
    const removed: unknown = await query.delete()
    return Number(Array.isArray(removed) ? removed[0] : removed) > 0
  }
}
