import db from '@adonisjs/lucid/services/db'
import { recall, untilWrite } from '#app/core/database/until_write'
import Matter, { type MatterQuery, type MatterViewer } from '#app/matters/models/matter'
import type { MatterFilters } from '#app/matters/domain/matter_filters'
import { orderBy } from './matter_order.js'
import { matterRows, type MatterRow } from './matter_rows.js'
import { narrowMatters } from './narrow_matters.js'

export const ROWS_PER_PAGE = 25

/** A page of a list of matters, and how many there are on all its pages. */
export type MatterPage = { rows: MatterRow[]; paging: { total: number; page: number; perPage: number } }

/** Along their dates stand only those that have one; in the list the others come last. */
function chosen(viewer: MatterViewer, filters: MatterFilters) {
  const query = narrowMatters(Matter.seenBy(viewer), viewer, filters)
  return filters.sort === 'next' && filters.layout === 'timeline' ? query.whereNotNull('matters.next_on') : query
}

/** One page of a firm's matters that somebody sees and how many there are, read once until the next write. Nobody may change its rows. */
export function listMatters(viewer: MatterViewer, filters: MatterFilters): Promise<MatterPage> {
  const key = `matters ${viewer.workspaceId} ${viewer.userId} ${JSON.stringify(filters)}`
  return untilWrite(
    key,
    () => readPage(viewer, filters),
    ({ rows }) => rows.length + 1
  )
}

/**
 * For the pages behind the first the ids are found first, in the index alone: what is skipped is never read. A search, which no index answers, finds
 * and counts in one go. A page past the end is the last one.
 */
async function readPage(viewer: MatterViewer, filters: MatterFilters): Promise<MatterPage> {
  const counted = chosen(viewer, filters).count('*').as('total')
  const found = filters.page > 1 || filters.q ? await idsOfPage(viewer, filters) : null
  if (found?.ids.length === 0) return pastTheEnd(viewer, filters)
  const query = found ? Matter.seenBy(viewer).whereIn('matters.id', found.ids) : chosen(viewer, filters)
  const total = totalOf(counted)
  if (found?.total === undefined && total.known === undefined) query.select(counted)
  const rows = await matterRows<{ total?: number | string }>(ordered(query, filters).limit(ROWS_PER_PAGE))
  if (rows[0]?.total !== undefined) total.keep(Number(rows[0].total))
  return pageOf(rows, Number(found?.total ?? total.known ?? rows[0]?.total ?? 0), filters)
}

/** How many a query counted, when nothing was written since. Counting goes through the index of all that are found, the page only through its rows. */
function totalOf(counted: MatterQuery) {
  const { sql, bindings } = counted.toSQL()
  return recall<number>(`${sql} ${JSON.stringify(bindings)}`)
}

const pageOf = (rows: MatterRow[], total: number, { page }: MatterFilters): MatterPage => {
  return { rows, paging: { total, page, perPage: ROWS_PER_PAGE } }
}

async function pastTheEnd(viewer: MatterViewer, filters: MatterFilters): Promise<MatterPage> {
  if (filters.page === 1) return pageOf([], 0, filters)
  return readPage(viewer, { ...filters, page: await lastPage(viewer, filters) })
}

function ordered(query: MatterQuery, { sort, descending }: MatterFilters): MatterQuery {
  const direction = descending ? 'desc' : 'asc'
  return query.orderByRaw(orderBy(sort, direction).join(', ')).orderBy('matters.id', direction)
}

/** The ids of a page; of a search also how many it found. */
async function idsOfPage(viewer: MatterViewer, filters: MatterFilters) {
  type Row = { id: number; total?: number | string }
  const query = ordered(chosen(viewer, filters), filters).select('matters.id')
  if (filters.q) query.select(db.raw('count(*) over () as total'))
  const rows = (await query
    .limit(ROWS_PER_PAGE)
    .offset((filters.page - 1) * ROWS_PER_PAGE)
    .pojo<Row>()) as Row[]
  return { ids: rows.map(({ id }) => Number(id)), total: rows[0]?.total }
}

async function lastPage(viewer: MatterViewer, filters: MatterFilters): Promise<number> {
  const { total } = await chosen(viewer, filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE))
}
