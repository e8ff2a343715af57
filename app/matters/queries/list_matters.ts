import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'
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

/** One page of a firm's matters and how many there are. A page past the end is the last one. */
export async function listMatters(workspace: Tenant, filters: MatterFilters) {
  const { total } = await narrow(Matter.in(workspace), filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const page = Math.min(filters.page, Math.max(1, Math.ceil(Number(total) / ROWS_PER_PAGE)))
  const direction = filters.descending ? 'desc' : 'asc'
  const query = narrow(Matter.in(workspace), filters)
    .orderBy(ORDER[filters.sort], direction)
    .orderBy('matters.id', direction)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  return { rows: await matterRows(query), total: Number(total), page, perPage: ROWS_PER_PAGE }
}
