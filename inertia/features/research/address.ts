import { route } from '~/routes'

/** What is asked, as the server read it from the address. */
export type SearchQuery = {
  source: string
  text: string
  filters: Record<string, string[]>
  page: number
  order?: Order
  synonyms?: false
}

/** By score, newest first, or what binds the reader's court first; left out: as it comes. */
export type Order = 'relevance' | 'newest' | 'force'

const ORDERS: Record<Order, string> = { relevance: 'relevancia', newest: 'fecha', force: 'fuerza' }

/** An open or closed range of years. */
export interface Years {
  from: number | null
  to: number | null
}

type Question = Pick<SearchQuery, 'text' | 'filters' | 'order' | 'synonyms'> & { page?: number }

/** The query string of what is asked; asking nothing is `q=`. The server reads and writes the same. */
export function queryStringOf({ text, filters, order, synonyms, page = 1 }: Question): string {
  const params = new URLSearchParams()
  if (text) params.append('q', text)
  for (const [name, values] of Object.entries(filters)) for (const value of values) params.append(name, value)
  if (params.size === 0) params.append('q', '')
  if (order) params.append('orden', ORDERS[order])
  if (synonyms === false) params.append('sinonimos', 'no')
  if (page !== 1) params.append('page', String(page))
  return params.toString()
}

/** The address of a search. */
export function searchAddress(query: Question & { source: string }): string {
  return route('research.searches.show', { source: query.source }, queryStringOf(query))
}

/** The address of a search of all sources. */
export function resultsAddress(text: string): string {
  return route('research.searches.results', {}, { q: text })
}

/** The address of a document as a result of a search. */
export function analysisAddress(document: { source: string; slug: string }, query: Question): string {
  return route(
    'research.analyses.show',
    { source: document.source, slug: document.slug },
    queryStringOf({ ...query, page: 1 })
  )
}

/** The same question with other values of one filter, from its first page; without values the filter is not in force. */
export function withFilter(query: SearchQuery, name: string, values: string[]): SearchQuery {
  const filters = { ...query.filters, [name]: [...values].sort() }
  if (values.length === 0) delete filters[name]
  return { ...query, filters, page: 1 }
}

/** The same question with a value of a filter chosen or not. Choosing what holds anyway, or nothing at all, leaves the filter out. */
export function withValue(
  query: SearchQuery,
  filter: { name: string; defaults: string[] },
  value: string,
  chosen: boolean
): SearchQuery {
  const inForce = query.filters[filter.name] ?? filter.defaults
  const values = chosen ? [...new Set([...inForce, value])] : inForce.filter((one) => one !== value)
  const isDefault = values.length === filter.defaults.length && filter.defaults.every((one) => values.includes(one))
  return withFilter(query, filter.name, isDefault ? [] : values)
}

/** The values of a filter that are ticked. */
export function chosenValues(query: SearchQuery, filter: { name: string; defaults: string[] }): string[] {
  return query.filters[filter.name] ?? filter.defaults
}

/** A range of days, ISO; null is open. */
export interface Days {
  from: string | null
  to: string | null
}

/** Reads the one value of a filter of dates. */
export function daysOf(values: string[] = []): Days {
  const [from, to] = (values[0] ?? '').split('..')
  return { from: from || null, to: to || null }
}

/** The value of a filter of dates. */
export function dayValues({ from, to }: Days): string[] {
  if (from === null && to === null) return []
  if (from !== null && to !== null && from > to) return dayValues({ from: to, to: from })
  return [`${from ?? ''}..${to ?? ''}`]
}

/** Reads the one value of a filter of years. */
export function yearsOf(values: string[] = []): Years {
  const [, single, from, to] = /^(?:(\d{4})|(\d{4})?-(\d{4})?)$/.exec(values[0] ?? '') ?? []
  const year = (text?: string) => (text ? Number(text) : null)
  return single ? { from: Number(single), to: Number(single) } : { from: year(from), to: year(to) }
}

/** The value of a filter of years. */
export function yearValues({ from, to }: Years): string[] {
  if (from === null && to === null) return []
  if (from !== null && to !== null && from > to) return yearValues({ from: to, to: from })
  return [from === to ? String(from) : `${from ?? ''}-${to ?? ''}`]
}
