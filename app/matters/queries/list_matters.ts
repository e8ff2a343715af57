import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'
import type { Materia, Status } from '#app/matters/materias'
import type { MatterFilters, SortKey } from '#app/matters/matter_filters'
import { whereMatterSays } from './matter_search.js'

export const ROWS_PER_PAGE = 25

/** One line of a list of matters: columns as the database has them, since a list needs no models. */
export interface MatterRow {
  id: number
  reference: string
  title: string
  materia: Materia
  court: string | null
  file_number: string | null
  client_name: string | null
  status: Status
  archived: number
  updated_at: string
  responsible_id: number | null
  responsible_name: string | null
}

const COLUMNS = ['id', 'reference', 'title', 'materia', 'court', 'file_number', 'client_name', 'status', 'archived', 'updated_at', 'responsible_id']
const SELECTION = [...COLUMNS.map((name) => `matters.${name}`), 'responsible.name as responsible_name']

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
  const counted: { total: number | string } = await narrow(Matter.in(workspace), filters).count('* as total').pojo<{ total: number }>().firstOrFail()
  const total = Number(counted.total)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / ROWS_PER_PAGE)))
  const direction = filters.descending ? 'desc' : 'asc'
  const rows = await narrow(Matter.in(workspace), filters)
    .leftJoin('users as responsible', 'responsible.id', 'matters.responsible_id')
    .select(SELECTION)
    .orderBy(ORDER[filters.sort], direction)
    .orderBy('matters.id', direction)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .pojo<MatterRow>()
  return { rows: rows as MatterRow[], total, page, perPage: ROWS_PER_PAGE }
}
