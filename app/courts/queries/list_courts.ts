import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { containsBindings, containsIn, searchWords } from '#app/core/database/folded_search'
import type { CourtFilters } from '#app/courts/court_filters'
import Court from '#app/courts/models/court'

export const COURTS_PER_PAGE = 25
const MAX_WORDS = 8

/** Filters whose values are counted, and the column of each. */
const FACETS = { circuit: 'circuit', kind: 'kind', materia: 'materia', state: 'state' } as const
export type CourtFacet = keyof typeof FACETS

export interface FacetValue {
  value: string
  count: number
}

type Query = ModelQueryBuilderContract<typeof Court>

/** One page of the courts that are asked for, how many there are, and the values of the filters with their courts. A page past the end is the last. */
export async function listCourts(filters: CourtFilters, today: string) {
  const total = await totalOf(narrowed(filters, today))
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / COURTS_PER_PAGE)))
  const courts = await narrowed(filters, today)
    .orderBy('name_folded')
    .orderBy('id')
    .limit(COURTS_PER_PAGE)
    .offset((page - 1) * COURTS_PER_PAGE)
  const names = Object.keys(FACETS) as CourtFacet[]
  const counted = await Promise.all(names.map(async (name) => [name, await valuesOf(name, filters, today)] as const))
  const facets = Object.fromEntries(counted) as Record<CourtFacet, FacetValue[]>
  return { courts, facets, paging: { total, page, perPage: COURTS_PER_PAGE } }
}

async function totalOf(query: Query): Promise<number> {
  const { total } = await query.count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return Number(total)
}

/** Values of a filter among the courts that the others leave. */
async function valuesOf(name: CourtFacet, filters: CourtFilters, today: string): Promise<FacetValue[]> {
  const column = FACETS[name]
  const others = { ...filters, [name]: name === 'circuit' ? null : '' }
  const rows = (await narrowed(others, today)
    .whereNotNull(column)
    .groupBy(column)
    .orderBy(column)
    .select(column)
    .count('* as total')
    .pojo<Record<string, string | number>>()) as Record<string, string | number>[]
  return rows.map((row) => ({ value: String(row[column]), count: Number(row.total) }))
}

function narrowed({ q, circuit, kind, materia, state, closed }: CourtFilters, today: string): Query {
  const query = Court.query()
  if (circuit !== null) query.where('circuit', circuit)
  if (kind) query.where('kind', kind)
  if (materia) query.where('materia', materia)
  if (state) query.where('state', state)
  if (!closed) query.where((open) => open.whereNull('valid_to').orWhere('valid_to', '>=', today))
  for (const word of searchWords(q, MAX_WORDS)) whereNamed(query, word)
  return query
}

/** By its name of today, or by one that it had. */
function whereNamed(query: Query, word: string) {
  query.where((named) => {
    named
      .whereRaw(containsIn('courts.name_folded'), containsBindings(word))
      .orWhereRaw(
        `EXISTS (SELECT 1 FROM court_names n WHERE n.court_id = courts.id AND ${containsIn('n.name_folded')})`,
        containsBindings(word)
      )
  })
}
