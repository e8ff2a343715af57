import { LISTED_COLUMNS } from '#app/collections/saved_document'
import Favorite from '#app/collections/models/favorite'
import { whereTextMatches } from './where_text_matches.js'

export const FAVORITES_PER_PAGE = 25

export interface FavoriteFilters {
  q?: string | null
  source?: string | null
  kind?: string | null
  page?: number
}

function narrow(userId: number, { q, source, kind }: FavoriteFilters) {
  const query = Favorite.query().where('favorites.user_id', userId)
  if (source) void query.where('favorites.source', source)
  if (kind) void query.where('favorites.kind', kind)
  whereTextMatches(query, 'favorites.search_text', q)
  return query
}

/** One page of a person's favourites, newest first, each with the document as it is now. */
export async function listFavorites(userId: number, filters: FavoriteFilters) {
  const total = await countOf(narrow(userId, filters))
  const last = Math.max(1, Math.ceil(total / FAVORITES_PER_PAGE))
  const page = Math.min(filters.page ?? 1, last)
  const rows = await narrow(userId, filters)
    .preload('document', (document) => void document.select(...LISTED_COLUMNS))
    .orderBy('favorites.id', 'desc')
    .limit(FAVORITES_PER_PAGE)
    .offset((page - 1) * FAVORITES_PER_PAGE)
  return { rows, paging: { total, page, perPage: FAVORITES_PER_PAGE } }
}

/** How many favourites a person has. */
export const countFavorites = (userId: number) => countOf(narrow(userId, {}))

/** Which sources and kinds a person's favourites are of, with how many of each; for the filters of the list. */
export async function favoriteKinds(userId: number) {
  const rows = (await Favorite.query()
    .where('user_id', userId)
    .groupBy('source', 'kind')
    .orderBy('source')
    .orderBy('kind')
    .select('source', 'kind')
    .count('* as total')
    .pojo<{ source: string; kind: string; total: number }>()) as { source: string; kind: string; total: number }[]
  return rows.map(({ source, kind, total }) => ({ source, kind, total: Number(total) }))
}

async function countOf(query: ReturnType<typeof narrow>): Promise<number> {
  const row = (await query.count('* as total').pojo<{ total: number }>().firstOrFail()) as { total: number }
  return Number(row.total)
}
