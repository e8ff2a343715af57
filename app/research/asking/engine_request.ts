import { CONSTANTS } from '#app/core/constants'
import type { SearchRequest } from '#app/core/search/search_engine'
import type { Filter, Source } from '#sources/contract/contract'
import { todayInMexico } from '#app/core/mexico'
import { orderOf, type SearchQuery } from './search_query.js'
import type { Court } from './court.js'
import { daysWithin, readDays } from './days.js'
import { hasTiers, tiersOf } from './force.js'
import { numberForms } from './number_forms.js'
import { readYears, yearsWithin } from './years.js'

/**
 * What is asked, as the engine wants it: defaults in force where nothing was chosen, ranges spelled out, and by what binds the court when that is the order.
 */
export function engineRequest(source: Source, query: SearchQuery, court: Court | null = null): SearchRequest {
  const order = orderOf(query, court !== null && hasTiers(source))
  return {
    source: query.source,
    text: query.text,
    filters: engineFilters(source, query.filters),
    page: query.page,
    pageSize: CONSTANTS.search.pageSize,
    facets: countedFilters(source).map(({ name }) => name),
    synonyms: query.synonyms ?? true,
    ...(order === 'newest' && { order }),
    ...(order === 'force' && court && { tiers: tiersOf(court, todayInMexico()) }),
  }
}

/** The filters whose values are counted and offered. */
export function countedFilters(source: Source): Filter[] {
  return source.filters.filter(({ type }) => type === 'facet' || type === 'year' || type === 'flag')
}

/** The values in force of every filter that narrows the list. */
export function engineFilters(source: Source, chosen: SearchQuery['filters']): Record<string, string[]> {
  const inForce = source.filters.map((filter) => [filter.name, accepted(filter, chosen[filter.name])] as const)
  return Object.fromEntries(inForce.filter(([, values]) => values.length > 0))
}

function accepted(filter: Filter, values: string[] = filter.defaults ?? []): string[] {
  if (filter.type === 'text') return values.flatMap(numberForms)
  if (filter.type === 'date') {
    const days = values[0] ? readDays(values[0]) : null
    return days ? daysWithin(days) : []
  }
  if (filter.type !== 'year') return values
  const years = values[0] ? readYears(values[0]) : null
  return years ? yearsWithin(years) : []
}
