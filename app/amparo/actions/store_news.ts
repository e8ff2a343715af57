import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { notify } from '#app/notifications/actions/notify'
import { logProceeding } from '#app/amparo/actions/proceeding_log'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import { isSameNews, newsKeyOf, newsKeysOf, saysMore, type NewsItem, type NewsSource } from '#app/amparo/domain/news'
import { PROCEEDING_LENGTHS } from '#app/amparo/domain/proceedings'
import AmparoFollower from '#app/amparo/models/amparo_follower'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'
import { whoMayRead } from '#app/amparo/actions/who_may_read'

/** What came of news: how much of it is new, and of how much the text is whole now. */
export interface StoredNews {
  added: number
  completed: number
}

/**
 * Keeps what a court published in a case, within a transaction in which the proceeding is held. What is there already is not kept twice, whatever way it came; a text that
 * was cut is completed. Followers who may read the proceeding are told once of all that is new; `author` is not.
 */
export async function storeNews(
  trx: Trx,
  author: Author,
  proceeding: AmparoProceeding,
  { source, items }: { source: NewsSource; items: readonly NewsItem[] }
): Promise<StoredNews> {
  const firm = { id: proceeding.workspaceId }
  const keys = new Set(items.flatMap(newsKeysOf))
  const kept = await AmparoNewsItem.in(firm, trx)
    .where({ proceedingId: proceeding.id })
    .whereIn('newsKey', [...keys])
  const { fresh, completed } = await compare(kept, items)
  const rows = fresh.map((item) => ({
    ...{ workspaceId: firm.id, proceedingId: proceeding.id, source, createdById: author.userId },
    ...{ newsKey: newsKeyOf(item), decidedOn: item.decidedOn, publishedOn: item.publishedOn },
    notebook: item.notebook?.slice(0, PROCEEDING_LENGTHS.notebook) ?? null,
    text: item.text.slice(0, PROCEEDING_LENGTHS.news),
  }))
  const added: AmparoNewsItem[] = []
  for (const row of rows) added.push(await AmparoNewsItem.create(row, { client: trx }))
  if (added.length > 0) await tell(trx, author, proceeding, { source, added })
  return { added: added.length, completed }
}

/** What is not kept yet, each once. Texts that were cut, and days that were not said, are completed. */
async function compare(kept: AmparoNewsItem[], items: readonly NewsItem[]) {
  const byKey = new Map(kept.map((item) => [item.newsKey, item]))
  const fresh = new Map<string, NewsItem>()
  let completed = 0
  for (const item of items) {
    const found = newsKeysOf(item).flatMap((key) => byKey.get(key) ?? [])
    const same = found.find((each) => isSameNews(each, item))
    if (!same) fresh.set(newsKeyOf(item), item)
    else if (await completeNews(same, item)) completed++
  }
  return { fresh: [...fresh.values()], completed }
}

async function completeNews(kept: AmparoNewsItem, { text, decidedOn, publishedOn }: NewsItem): Promise<boolean> {
  const whole = saysMore(text, kept.text) ? { text: text.slice(0, PROCEEDING_LENGTHS.news) } : {}
  kept.merge({ decidedOn: kept.decidedOn ?? decidedOn, publishedOn: kept.publishedOn ?? publishedOn, ...whole })
  if (!kept.$isDirty) return false
  await kept.save()
  return true
}

async function tell(
  trx: Trx,
  author: Author,
  proceeding: AmparoProceeding,
  { source, added }: { source: NewsSource; added: AmparoNewsItem[] }
): Promise<void> {
  await proceeding.merge({ newsAt: clock.now() }).save()
  const followers = await AmparoFollower.in({ id: proceeding.workspaceId }, trx).where('proceedingId', proceeding.id)
  const able = new Set(await whoMayRead(trx, proceeding))
  const last = Math.max(...added.map(({ id }) => id))
  const name = nameOfProceeding(proceeding)
  await notify(trx, {
    kind: 'amparo_news',
    actorId: author.userId,
    to: followers.map(({ userId }) => userId).filter((id) => able.has(id)),
    workspaceId: proceeding.workspaceId,
    values: { name, count: String(added.length) },
    subject: { type: 'amparo_proceeding', id: proceeding.id },
    key: `amparo_news:${last}`,
  })
  await notifyClients(trx, author, proceeding, last)
  const days = added.flatMap(({ decidedOn }) => decidedOn ?? []).toSorted()
  await logProceeding(trx, author, proceeding, {
    action: 'amparo_news.added',
    after: { name, source, count: added.length, day: days.at(-1) ?? null },
  })
}

/** The clients of the matter, when the proceeding is shown to them: that there is news, not what it says. */
async function notifyClients(trx: Trx, author: Author, proceeding: AmparoProceeding, last: number): Promise<void> {
  const { matterId, workspaceId, shownToClient } = proceeding
  if (matterId === null || !shownToClient) return
  const matter = await Matter.findIn({ id: workspaceId }, matterId, trx)
  if (matter.trashed) return
  const followers = [matter.clientUserId, ...(await MatterClient.followersOf(matterId, trx))]
  await notify(trx, {
    kind: 'client_amparo_news',
    actorId: author.userId,
    to: followers.filter((id) => id !== null),
    workspaceId,
    values: { matter: matter.title },
    subject: { type: 'followed_matter', id: matterId },
    key: `client_amparo_news:${last}`,
  })
}
