/** A filter in an address. Nothing, no, zero and an empty list leave it out. */
type Filter = string | number | boolean | null | undefined | readonly (string | number)[]

/** How a list is ordered and which of its pages is shown. */
export type Ordered<Key extends string> = { sort: Key; descending: boolean; page: number }

/** What a list with saved views shows, as the server read it from the address. */
export type ListState<SortKey extends string, ColumnKey extends string> = Ordered<SortKey> & {
  q: string
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
}

/** Whether a filter narrows a list. */
export const isSet = (filter: unknown): boolean => (Array.isArray(filter) ? filter.length > 0 : Boolean(filter))

/** How many of these filters narrow a list. */
export const countSet = (...filters: unknown[]): number => filters.filter(isSet).length

/**
 * The query string of the filters of a list: several values stand between commas, under a name that ends in [] each for itself; yes is «yes»,
 * and the first page is left out.
 */
export function buildQuery(filters: Record<string, Filter>): string {
  const parts = Object.entries(filters)
    .filter(([name, filter]) => isSet(filter) && !(name === 'page' && filter === 1))
    .flatMap(([name, filter]) => {
      const values = Array.isArray(filter) && !name.endsWith('[]') ? [filter.join(',')] : [filter].flat()
      return values.map((value) => [name, value === true ? 'yes' : String(value)])
    })
  return new URLSearchParams(parts).toString().replaceAll('%2C', ',')
}

/** An address with the query strings that say something. */
export function withQuery(path: string, ...queries: string[]): string {
  const query = queries.filter(Boolean).join('&')
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** An address with these filters. */
export const buildAddress = (path: string, filters: Record<string, Filter>): string =>
  withQuery(path, buildQuery(filters))

/** The order of a list as an address says it; nothing for the usual one. */
export function orderIn({ sort, descending }: { sort?: string; descending?: boolean }, usual: string): string {
  const order = sort ? `${descending ? '-' : ''}${sort}` : usual
  return order === usual ? '' : order
}

/** The same filters ordered by a key, from the first page: the order in force turns around, another begins as said. */
export function reordered<Key extends string, Filters extends Ordered<Key>>(
  filters: Filters,
  sort: Key,
  beginsDescending: boolean
): Filters {
  const descending = filters.sort === sort ? !filters.descending : beginsDescending
  return { ...filters, sort, descending, page: 1 }
}
