import { isSameNews, newsKeysOf, type NewsItem } from '#app/amparo/domain/news'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'

/** Whether each of some news is kept of a proceeding already: one query. */
export async function knownNews(
  { id, workspaceId }: { id: number; workspaceId: number },
  items: readonly NewsItem[]
): Promise<boolean[]> {
  const kept = await AmparoNewsItem.in({ id: workspaceId })
    .where({ proceedingId: id })
    .whereIn('newsKey', [...new Set(items.flatMap(newsKeysOf))])
    .select('newsKey', 'decidedOn')
  const byKey = new Map(kept.map((item) => [item.newsKey, item]))
  return items.map((item) => newsKeysOf(item).some((key) => byKey.has(key) && isSameNews(byKey.get(key)!, item)))
}
