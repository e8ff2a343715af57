import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { logProceeding } from '#app/amparo/actions/proceeding_log'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import { storeNews, type StoredNews } from '#app/amparo/actions/store_news'
import { follow, heldProceeding } from '#app/amparo/actions/write_proceeding'
import type { NewsItem, NewsSource } from '#app/amparo/domain/news'
import AmparoFollower from '#app/amparo/models/amparo_follower'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'

type Of = { id: number; workspaceId: number }

/** What people do with the news of a case: add some by hand or by pasting a page, say a day that was missing, take back, read, follow. */
export class ChangeNews {
  /** `neun` is the number under which the judiciary knows the case, when what was pasted says it. */
  add(
    author: Author,
    of: Of,
    { source, items, neun = null }: { source: NewsSource; items: readonly NewsItem[]; neun?: string | null }
  ): Promise<StoredNews> {
    return db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, of)
      if (neun !== null && proceeding.neun === null) await proceeding.merge({ neun }).save()
      return storeNews(trx, author, proceeding, { source, items })
    })
  }

  /** Says on which day something was decided that came without one. Throws a FieldProblem for what has a day already. */
  async date(author: Author, of: Of, { newsId, decidedOn }: { newsId: number; decidedOn: string }): Promise<void> {
    await db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, of)
      const item = await AmparoNewsItem.in({ id: of.workspaceId }, trx)
        .where({ id: newsId, proceedingId: of.id })
        .firstOrFail()
      if (item.decidedOn !== null) throw new FieldProblem('decidedOn', 'amparo.problem.dated')
      await item.merge({ decidedOn }).save()
      const after = { name: nameOfProceeding(proceeding), day: decidedOn }
      await logProceeding(trx, author, proceeding, { action: 'amparo_news.dated', after })
    })
  }

  /** Takes back what somebody wrote by hand or pasted; what the source gave stays. */
  async remove(author: Author, of: Of, newsId: number): Promise<void> {
    await db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, of)
      const item = await AmparoNewsItem.in({ id: of.workspaceId }, trx)
        .where({ id: newsId, proceedingId: of.id })
        .firstOrFail()
      if (item.source === 'cjf') throw new FieldProblem('news', 'amparo.problem.from_source')
      const before = { name: nameOfProceeding(proceeding), day: item.decidedOn }
      await item.delete()
      await logProceeding(trx, author, proceeding, { action: 'amparo_news.removed', before })
    })
  }

  /** Everything up to a news item was read by somebody who follows the case. */
  async see(userId: number, { id, workspaceId }: Of, upTo: number): Promise<void> {
    const own = AmparoFollower.in({ id: workspaceId }).where({ proceedingId: id, userId })
    await own.where('seen_id', '<', upTo).update({ seen_id: upTo })
  }

  async follow(userId: number, of: Of): Promise<void> {
    await db.transaction(async (trx) => follow(trx, await heldProceeding(trx, of), userId))
  }

  async unfollow(userId: number, { id, workspaceId }: Of): Promise<void> {
    await AmparoFollower.in({ id: workspaceId }).where({ proceedingId: id, userId }).delete()
  }
}
