import type { FacetCount, SearchEngine, SearchRequest } from '#app/core/search/search_engine'
import type { Filter, Source } from '#sources/contract/contract'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { FacetValue } from '#app/research/asking/found'
import { countedFilters, engineFilters } from '#app/research/asking/engine_request'

/**
 * What each filter offers. The counts describe the listed results; the other values of a filter that is in force are asked for without that filter, since
 * none of the listed results may have them. What is chosen stays in sight, with zero results too.
 */
export async function facetValues(
  engine: SearchEngine,
  source: Source,
  { query, listed }: { query: SearchQuery; listed: Record<string, FacetCount[]> }
): Promise<Record<string, FacetValue[]>> {
  const inForce = engineFilters(source, query.filters)
  const offered = await Promise.all(
    countedFilters(source).map(async (filter) => {
      const without = isNarrowed(filter, query) ? await countsWithout(engine, query, { filter, inForce }) : []
      const chosen = filter.type === 'year' ? [] : (query.filters[filter.name] ?? [])
      return [filter.name, merged(filter, { listed: listed[filter.name] ?? [], without, chosen })] as const
    })
  )
  return Object.fromEntries(offered.map(([name, values]) => [name, values]))
}

function isNarrowed({ name }: Filter, { filters }: SearchQuery): boolean {
  return name in filters
}

async function countsWithout(
  engine: SearchEngine,
  { source, text }: SearchQuery,
  { filter, inForce }: { filter: Filter; inForce: SearchRequest['filters'] }
): Promise<FacetCount[]> {
  const filters = Object.fromEntries(Object.entries(inForce).filter(([name]) => name !== filter.name))
  const { facets } = await engine.search({ source, text, filters, page: 1, pageSize: 0, facets: [filter.name] })
  return facets[filter.name] ?? []
}

/** Most frequent first, then by value; a filter with defaults keeps their order. */
function merged(
  { defaults = [] }: Filter,
  { listed, without, chosen }: { listed: FacetCount[]; without: FacetCount[]; chosen: string[] }
): FacetValue[] {
  const counts = new Map(listed.map(({ value, count }) => [value, count]))
  const all = new Map(without.map(({ value, count }) => [value, count]))
  const values = new Set([...defaults, ...counts.keys(), ...all.keys(), ...chosen])
  const offered = Array.from(values, (value) => {
    const count = counts.get(value) ?? 0
    return { value, count, more: Math.max(0, (all.get(value) ?? 0) - count) }
  })
  if (defaults.length > 0) return offered
  return offered.sort(
    (one, other) => other.count + other.more - one.count - one.more || (one.value < other.value ? -1 : 1)
  )
}
