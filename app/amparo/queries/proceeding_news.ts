import AmparoNewsItem from '#app/amparo/models/amparo_news_item'

const PER_PAGE = 50

/** News of a case as people read it. Days are ISO dates; without one somebody is asked for it. */
export type NewsLine = {
  id: number
  source: 'cjf' | 'paste' | 'hand'
  decidedOn: string | null
  publishedOn: string | null
  notebook: string | null
  text: string
  /** Whether the clients of the matter read it as it was written. */
  shownToClient: boolean
  /** ISO instant. */
  addedAt: string
}

export type NewsPage = { items: NewsLine[]; paging: { total: number; page: number; perPage: number } }

/** News of a proceeding, the last first, what has no day before all else: two queries. */
export async function proceedingNews(
  { id, workspaceId }: { id: number; workspaceId: number },
  page: number
): Promise<NewsPage> {
  const own = () => AmparoNewsItem.in({ id: workspaceId }).where('proceedingId', id)
  const counted = await own().count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const total = Number(counted.total)
  const shown = Math.min(page, Math.max(1, Math.ceil(total / PER_PAGE)))
  const items = await own()
    .orderByRaw('CASE WHEN decided_on IS NULL THEN 0 ELSE 1 END')
    .orderBy('decided_on', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((shown - 1) * PER_PAGE)
  return { items: items.map(lineOf), paging: { total, page: shown, perPage: PER_PAGE } }
}

/** The id of the last news that came of a proceeding, whatever its day; 0 for none. */
export async function newestNews({ id, workspaceId }: { id: number; workspaceId: number }): Promise<number> {
  const last = await AmparoNewsItem.in({ id: workspaceId }).where('proceedingId', id).orderBy('id', 'desc').first()
  return last?.id ?? 0
}

const lineOf = (item: AmparoNewsItem): NewsLine => ({
  ...{ id: item.id, source: item.source, decidedOn: item.decidedOn, publishedOn: item.publishedOn },
  ...{ notebook: item.notebook, text: item.text, shownToClient: item.shownToClient, addedAt: item.createdAt.toISO()! },
})
