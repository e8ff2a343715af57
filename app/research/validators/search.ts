import { CONSTANTS } from '#app/core/constants'
import type { Filter, Source } from '#sources/contract/contract'
import type { SearchQuery, Order } from '#app/research/asking/search_query'
import { ORDERS } from '#app/research/asking/address'
import { readDays, writeDays } from '#app/research/asking/days'
import { readYears, writeYears } from '#app/research/asking/years'

/** How much of an address is read: nobody types more, and every value costs the engine time. */
export const SEARCH_LIMITS = { text: 1_000, values: 50, value: 200, page: 1_000_000_000 } as const

/** Controls, and the marks that turn the direction of a text around. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const BRACKETS = /\[\d*\]$/
const orders = Object.keys(ORDERS) as Order[]

export interface ReadSearch {
  query: SearchQuery
  /** The address had no parameter at all. */
  isBare: boolean
  /** The text was longer than what is read of one. */
  isCut: boolean
}

/**
 * Reads a search from the query string of an address. Never fails: parameters that the source does not know, and values that cannot be read, are left out;
 * a parameter that should have one value gives its first; of a text that is too long the beginning is read.
 */
export function readSearch(source: Source, queryString: string): ReadSearch {
  const params = new URLSearchParams(queryString)
  const typed = tidyText(params.get('q') ?? '')
  const text = Array.from(typed).slice(0, SEARCH_LIMITS.text).join('').trim()
  return {
    query: {
      source: source.manifest.slug,
      text,
      filters: readFilters(source, params),
      page: readPage(params.get('page')),
      ...readManner(params),
    },
    isBare: params.size === 0,
    isCut: text.length < typed.length,
  }
}

/** In which order, and whether without synonyms; nothing of what is as it comes. */
function readManner(params: URLSearchParams): Pick<SearchQuery, 'order' | 'synonyms'> {
  const order = orders.find((one) => ORDERS[one] === params.get('orden'))
  return { ...(order && { order }), ...(params.get('sinonimos') === 'no' && { synonyms: false }) }
}

function readFilters(source: Source, params: URLSearchParams): SearchQuery['filters'] {
  const given = Object.groupBy(params, ([name]) => name.replace(BRACKETS, '').normalize('NFC'))
  const read = source.filters.map((filter) => {
    const values = (given[filter.name] ?? []).map(([, value]) => tidyText(value))
    return [filter.name, readValues(filter, values)] as const
  })
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

/** The values of one filter, in the one order that an address has; none when they are what holds anyway. */
function readValues(filter: Filter, values: string[]): string[] {
  if (filter.type === 'year')
    return values
      .flatMap((value) => readYears(value) ?? [])
      .slice(0, 1)
      .map(writeYears)
  if (filter.type === 'date')
    return values
      .flatMap((value) => readDays(value) ?? [])
      .slice(0, 1)
      .map(writeDays)
  const known = [...new Set(values)].filter((value) => value !== '' && value.length <= SEARCH_LIMITS.value)
  if (filter.type === 'text') return known.slice(0, 1)
  const read = known
    .slice(0, SEARCH_LIMITS.values)
    .filter((value) => filter.type !== 'flag' || isFlag(value))
    .sort()
  return sameValues(read, filter.defaults) ? [] : read
}

function isFlag(value: string): boolean {
  return value === 'true' || value === 'false'
}

function sameValues(values: string[], defaults: string[] = []): boolean {
  return values.length === defaults.length && defaults.every((value) => values.includes(value))
}

/** A page from 1; what is not one is the first. */
function readPage(value: string | null): number {
  if (!/^\d+$/.test(value ?? '')) return CONSTANTS.search.firstPage
  return Math.min(Math.max(Number(value), CONSTANTS.search.firstPage), SEARCH_LIMITS.page)
}

/** One line: without what cannot be seen, blanks collapsed. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}
