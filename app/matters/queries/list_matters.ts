import Matter, { type MatterViewer } from '#app/matters/models/matter'
import type { MatterFilters, SortKey } from '#app/matters/matter_filters'
import { matterRows } from './matter_rows.js'
import { narrowMatters } from './narrow_matters.js'

export const ROWS_PER_PAGE = 25

const ORDER: Record<SortKey, string> = {
  number: 'matters.number',
  title: 'matters.title_folded',
  client: 'matters.client_folded',
  updated: 'matters.updated_at',
  next: 'matters.next_on',
}

/** In the order of the next date stand those that have one. */
function chosen(viewer: MatterViewer, filters: MatterFilters) {
  const query = narrowMatters(Matter.seenBy(viewer), viewer, filters)
  return filters.sort === 'next' ? query.whereNotNull('matters.next_on') : query
}

/** One page of a firm's matters that somebody sees and how many there are, in one query. A page past the end is the last one. */
export async function listMatters(viewer: MatterViewer, filters: MatterFilters) {
  const counted = chosen(viewer, filters).count('*').as('total')
  const direction = filters.descending ? 'desc' : 'asc'
  const query = chosen(viewer, filters)
    .select(counted)
    .orderBy(ORDER[filters.sort], direction)
    .orderBy('matters.id', direction)
    .limit(ROWS_PER_PAGE)
    .offset((filters.page - 1) * ROWS_PER_PAGE)
  const rows = await matterRows<{ total: number | string }>(query)
  if (rows.length === 0 && filters.page > 1)
    return listMatters(viewer, { ...filters, page: await lastPage(viewer, filters) })
  return { rows, paging: { total: Number(rows[0]?.total ?? 0), page: filters.page, perPage: ROWS_PER_PAGE } }
}

async function lastPage(viewer: MatterViewer, filters: MatterFilters): Promise<number> {
  const { total } = await chosen(viewer, filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE))
}
