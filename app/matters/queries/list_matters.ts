import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import type { MatterFilters, SortKey } from '#app/matters/matter_filters'
import { matterRows } from './matter_rows.js'
import { whereMatterSays } from './matter_search.js'

export const ROWS_PER_PAGE = 25

const ORDER: Record<SortKey, string> = {
  number: 'matters.number',
  title: 'matters.title_folded',
  client: 'matters.client_folded',
  updated: 'matters.updated_at',
}

type Query = ModelQueryBuilderContract<typeof Matter>

function narrow(query: Query, { q, status, materia, responsible, archived }: MatterFilters): Query {
  query.where('matters.archived', Number(archived))
  if (status.length > 0) query.whereIn('matters.status', status)
  if (materia.length > 0) query.whereIn('matters.materia', materia)
  if (responsible.length > 0) query.whereIn('matters.responsible_id', responsible)
  whereMatterSays(query, q)
  return query
}

/** One page of a firm's matters that somebody sees and how many there are, in one query. A page past the end is the last one. */
export async function listMatters(viewer: MatterViewer, filters: MatterFilters) {
  const counted = narrow(Matter.seenBy(viewer), filters).count('*').as('total')
  const direction = filters.descending ? 'desc' : 'asc'
  const query = narrow(Matter.seenBy(viewer), filters)
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
  const { total } = await narrow(Matter.seenBy(viewer), filters)
    .count('* as total')
    .pojo<{ total: number | string }>()
    .firstOrFail()
  return Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE))
}
