import Collection, { type CollectionViewer } from '#app/collections/models/collection'
import { whereTextMatches } from './where_text_matches.js'

export const COLLECTIONS_PER_PAGE = 25

export interface CollectionFilters {
  q?: string | null
  whose?: 'mine' | 'shared' | null
  page?: number
}

function narrow(viewer: CollectionViewer, { q, whose }: CollectionFilters) {
  const query = Collection.seenBy(viewer)
  if (whose === 'mine') void query.where('collections.owner_id', viewer.userId)
  if (whose === 'shared') void query.whereNot('collections.sharing', 'private')
  whereTextMatches(query, 'collections.name_folded', q)
  return query
}

/** One page of the collections that somebody sees, those changed last first; with their owner and how many documents each has. */
export async function listCollections(viewer: CollectionViewer, filters: CollectionFilters) {
  const total = await countOf(narrow(viewer, filters))
  const last = Math.max(1, Math.ceil(total / COLLECTIONS_PER_PAGE))
  const page = Math.min(filters.page ?? 1, last)
  const rows = await narrow(viewer, filters)
    .preload('owner', (owner) => owner.select('id', 'name'))
    .withCount('items', (items) => void items.whereNull('removed_at'))
    .orderBy('collections.updated_at', 'desc')
    .orderBy('collections.id', 'desc')
    .limit(COLLECTIONS_PER_PAGE)
    .offset((page - 1) * COLLECTIONS_PER_PAGE)
  return { rows, paging: { total, page, perPage: COLLECTIONS_PER_PAGE } }
}

/** How many collections somebody sees. */
export const countCollections = (viewer: CollectionViewer) => countOf(Collection.seenBy(viewer))

async function countOf(query: ReturnType<typeof narrow>): Promise<number> {
  const row = (await query.count('* as total').pojo<{ total: number }>().firstOrFail()) as { total: number }
  return Number(row.total)
}
