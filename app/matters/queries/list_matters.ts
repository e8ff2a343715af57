import Matter, { type MatterQuery, type MatterViewer } from '#app/matters/models/matter'
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

/**
 * One page of a firm's matters that somebody sees and how many there are, in one query. For the pages behind the first the ids are found first,
 * in the index alone: what is skipped is never read. A page past the end is the last one.
 */
export async function listMatters(viewer: MatterViewer, filters: MatterFilters) {
  const counted = chosen(viewer, filters).count('*').as('total')
  const ids = filters.page > 1 ? await idsOfPage(viewer, filters) : null
  if (ids?.length === 0) return listMatters(viewer, { ...filters, page: await lastPage(viewer, filters) })
  const query = ids ? Matter.seenBy(viewer).whereIn('matters.id', ids) : chosen(viewer, filters)
  const rows = await matterRows<{ total: number | string }>(
    ordered(query.select(counted), filters).limit(ROWS_PER_PAGE)
  )
  return { rows, paging: { total: Number(rows[0]?.total ?? 0), page: filters.page, perPage: ROWS_PER_PAGE } }
}

function ordered(query: MatterQuery, { sort, descending }: MatterFilters): MatterQuery {
  const direction = descending ? 'desc' : 'asc'
  return query.orderBy(ORDER[sort], direction).orderBy('matters.id', direction)
}

async function idsOfPage(viewer: MatterViewer, filters: MatterFilters): Promise<number[]> {
  const rows = (await ordered(chosen(viewer, filters), filters)
    .select('matters.id')
    .limit(ROWS_PER_PAGE)
    .offset((filters.page - 1) * ROWS_PER_PAGE)
    .pojo<{ id: number }>()) as { id: number }[]
  return rows.map(({ id }) => Number(id))
}

async function lastPage(viewer: MatterViewer, filters: MatterFilters): Promise<number> {
  const { total } = await chosen(viewer, filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE))
}
