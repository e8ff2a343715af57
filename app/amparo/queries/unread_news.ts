import db from '@adonisjs/lucid/services/db'
import { rowsBy } from '#app/core/tenancy/rows'
import type { ProceedingQuery } from '#app/amparo/models/amparo_proceeding'
import type { MatterViewer } from '#app/matters/models/matter'

/** How much news of each of these proceedings somebody who follows them did not read; those without any are left out. One query. */
export async function unreadIn({ userId, workspaceId }: MatterViewer, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsBy(db, 'amparo_followers', {
    'amparo_followers.workspace_id': workspaceId ?? 0,
    'amparo_followers.user_id': userId,
    'amparo_followers.proceeding_id': ids,
  })
    .join('amparo_news_items', 'amparo_news_items.proceeding_id', 'amparo_followers.proceeding_id')
    .whereColumn('amparo_news_items.id', '>', 'amparo_followers.seen_id')
    .groupBy('amparo_followers.proceeding_id')
    .select('amparo_followers.proceeding_id')
    .count('* as unread')
  return new Map(rows.map((row) => [Number(row.proceeding_id), Number(row.unread)]))
}

/** Keeps the proceedings that somebody follows and of which they did not read all news. */
export function whereUnread(query: ProceedingQuery, userId: number): void {
  void query.whereExists((followed) => {
    void followed
      .from('amparo_followers')
      .whereColumn('amparo_followers.proceeding_id', 'amparo_proceedings.id')
      .where('amparo_followers.user_id', userId)
      .whereExists((news) => {
        void news
          .from('amparo_news_items')
          .whereColumn('amparo_news_items.proceeding_id', 'amparo_followers.proceeding_id')
          .whereColumn('amparo_news_items.id', '>', 'amparo_followers.seen_id')
      })
  })
}
