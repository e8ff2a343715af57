import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { logProceeding } from '#app/amparo/actions/proceeding_log'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import { storeNews, type StoredNews } from '#app/amparo/actions/store_news'
import { follow, heldProceeding } from '#app/amparo/actions/write_proceeding'
import { newsKeyOf, type NewsItem, type NewsSource } from '#app/amparo/domain/news'
import { newestNews } from '#app/amparo/queries/proceeding_news'
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

  /** Says on which day something was decided that came without one. Throws a FieldProblem for what has a day already, and when the case has the same of that day. */
  async date(author: Author, of: Of, { newsId, decidedOn }: { newsId: number; decidedOn: string }): Promise<void> {
    await db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, of)
      const item = await AmparoNewsItem.in({ id: of.workspaceId }, trx)
        .where({ id: newsId, proceedingId: of.id })
        .firstOrFail()
      if (item.decidedOn !== null) throw new FieldProblem('decidedOn', 'amparo.problem.dated')
      const twin = await AmparoNewsItem.in({ id: of.workspaceId }, trx)
        .where({ proceedingId: of.id, newsKey: newsKeyOf({ ...item.serialize(), decidedOn } as NewsItem) })
        .whereNot('id', newsId)
        .first()
      if (twin) throw new FieldProblem('decidedOn', 'amparo.problem.has_news')
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

  /** Whether the clients of the matter read the text of an order. Throws a FieldProblem when the proceeding is not shown to them. */
  async show(author: Author, of: Of, { newsId, isShown }: { newsId: number; isShown: boolean }): Promise<void> {
    await db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, of)
      if (isShown && !proceeding.shownToClient) throw new FieldProblem('news', 'amparo.problem.not_shown')
      const item = await AmparoNewsItem.in({ id: of.workspaceId }, trx)
        .where({ id: newsId, proceedingId: of.id })
        .firstOrFail()
      if (item.shownToClient === isShown) return
      await item.merge({ shownToClient: isShown }).save()
      const action = isShown ? 'amparo_news.shown' : 'amparo_news.hidden'
      const after = { name: nameOfProceeding(proceeding), day: item.decidedOn }
      await logProceeding(trx, author, proceeding, { action, after })
    })
  }

  /** Everything up to a news item was read by somebody who follows the case; what is not there yet was not. */
  async see(userId: number, { id, workspaceId }: Of, upTo: number): Promise<void> {
    const seenId = Math.min(upTo, await newestNews({ id, workspaceId }))
    const own = AmparoFollower.in({ id: workspaceId }).where({ proceedingId: id, userId })
    await own.where('seen_id', '<', seenId).update({ seen_id: seenId })
  }

  async follow(userId: number, of: Of): Promise<void> {
    await db.transaction(async (trx) => follow(trx, await heldProceeding(trx, of), userId))
  }

  async unfollow(userId: number, { id, workspaceId }: Of): Promise<void> {
    await AmparoFollower.in({ id: workspaceId }).where({ proceedingId: id, userId }).delete()
  }
}
