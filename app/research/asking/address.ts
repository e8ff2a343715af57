import { route } from '#app/core/addresses'
import { CONSTANTS } from '#app/core/constants'
import type { SearchQuery, Order } from './search_query.js'

/** What an address says of an order. */
export const ORDERS: Record<Order, string> = { relevance: 'relevancia', newest: 'fecha', force: 'fuerza' }

type Question = Pick<SearchQuery, 'text' | 'filters' | 'order' | 'synonyms'> & { page?: number }

/**
 * The query string of what is asked: `q=despido&materia=Laboral&materia=Común&año=2010-&orden=fecha&page=2`. Asking nothing is `q=`, since the bare address of a
 * source leads to the last search. The browser writes the same addresses (`inertia/features/research/address.ts`).
 */
export function queryStringOf({ text, filters, page, order, synonyms }: Question): string {
  const params = new URLSearchParams()
  if (text) params.append('q', text)
  for (const [name, values] of Object.entries(filters)) for (const value of values) params.append(name, value)
  if (params.size === 0) params.append('q', '')
  if (order) params.append('orden', ORDERS[order])
  if (synonyms === false) params.append('sinonimos', 'no')
  if (page && page !== CONSTANTS.search.firstPage) params.append('page', String(page))
  return params.toString()
}

/** The address of a search. */
export function searchAddress(query: Question & { source: string }): string {
  return route('research.searches.show', { source: query.source }, queryStringOf(query))
}

/** The address of a document, alone or as a result of a search. */
export function analysisAddress(document: { source: string; slug: string }, query?: SearchQuery): string {
  const path = route('research.analyses.show', { source: document.source, slug: document.slug })
  return query ? `${path}?${queryStringOf({ ...query, page: CONSTANTS.search.firstPage })}` : path
}

/** The address of a search of all sources. */
export function resultsAddress({ text }: Pick<SearchQuery, 'text'>): string {
  return route('research.searches.results', {}, { q: text })
}
