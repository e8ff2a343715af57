import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { StoredSearchSchema } from '#database/schema'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { isEmptyQuery, signatureOf, type SearchQuery } from '#app/research/asking/search_query'

/** How many searches of a person are remembered. */
export const MAX_KEPT = 20

/**
 * A search that a person made. The last one of a source is where they go on there; one that asks nothing says that they cleared it, and is not among
 * their recent searches.
 */
export default class StoredSearch extends StoredSearchSchema {
  /** The last search of a person in a source; null when there is none or it was cleared. */
  static async lastOf(userId: number, source: string): Promise<StoredSearch | null> {
    const last = await this.newestOf(userId).where('source', source).first()
    return last && !isEmptyQuery(last) ? last : null
  }

  /** The last searches of a person, newest first. */
  static async recentOf(userId: number, limit: number): Promise<StoredSearch[]> {
    const searches = await this.newestOf(userId).limit(MAX_KEPT)
    return searches.filter((search) => !isEmptyQuery(search)).slice(0, limit)
  }

  /** Makes a search the last of its source. Nothing is written when it is already, with the same total. */
  static async remember(userId: number, query: SearchQuery, total: number): Promise<void> {
    const signature = signatureOf(query)
    const last = await this.newestOf(userId).where('source', query.source).first()
    const isKnown = last?.signature === signature && last.total === total
    if (isKnown || (!last && isEmptyQuery(query))) return
    await db.transaction(async (trx) => {
      await User.lock(userId, trx)
      await this.put(
        trx,
        { userId, source: query.source, signature },
        { text: query.text, filters: query.filters, total }
      )
      await this.forgetOldest(trx, userId)
    })
  }

  /** Forgets all searches of a person. */
  static async forgetAll(userId: number): Promise<void> {
    await db.transaction(async (trx) => {
      await User.lock(userId, trx)
      await this.query({ client: trx }).where('userId', userId).delete()
    })
  }

  private static newestOf(userId: number, trx?: TransactionClientContract) {
    const query = this.query(trx ? { client: trx } : {}).where('userId', userId)
    return query.orderBy('searchedAt', 'desc').orderBy('id', 'desc')
  }

  private static async put(
    trx: TransactionClientContract,
    key: Pick<StoredSearch, 'userId' | 'source' | 'signature'>,
    query: Pick<StoredSearch, 'text' | 'filters' | 'total'>
  ): Promise<void> {
    // Not `updateOrCreate`: it locks the gap where a row is missing, and with it the first searches of other people.
    const search = (await this.query({ client: trx }).where(key).first()) ?? new this().fill(key).useTransaction(trx)
    await search.merge({ ...query, searchedAt: clock.now() }).save()
  }

  private static async forgetOldest(trx: TransactionClientContract, userId: number): Promise<void> {
    const ids = (await this.newestOf(userId, trx).select('id')).map(({ id }) => id)
    if (ids.length > MAX_KEPT) await this.query({ client: trx }).whereIn('id', ids.slice(MAX_KEPT)).delete()
  }
}
