import type { Viewer } from '#app/core/contributions/registries'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { unreadIn, whereUnread } from './unread_news.js'

const ON_HOME = 5

/** The cases that somebody follows and of which there is news that they did not read, the last first: two queries. */
export async function proceedingsWithNews(viewer: Viewer) {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return null
  const query = AmparoProceeding.seenBy(viewer)
  whereUnread(query, viewer.userId)
  const rows = await query
    .orderBy('amparo_proceedings.news_at', 'desc')
    .orderBy('amparo_proceedings.id', 'desc')
    .limit(ON_HOME)
  if (rows.length === 0) return null
  const unread = await unreadIn(
    viewer,
    rows.map(({ id }) => id)
  )
  return {
    cases: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind as string, name: nameOfProceeding(row) },
      unread: unread.get(row.id) ?? 0,
    })),
  }
}
