export type SortKey = 'name' | 'updated' | 'created'

/** What the list shows, as the server read it from the address. */
export type ClientFilters = {
  q: string
  type: 'person' | 'business' | ''
  access: 'with' | 'without' | ''
  archived: boolean
  sort: SortKey
  descending: boolean
  page: number
}

export const LIST = '/law-firm/clients'
export const ADD = `${LIST}/add`

/** Address of the list with these filters; what is usual is left out of it. */
export function listAddress({ q, type, access, archived, sort, descending, page }: Partial<ClientFilters>): string {
  const order = `${descending ? '-' : ''}${sort ?? 'name'}`
  const parts: [string, string][] = [
    ['q', q ?? ''],
    ['type', type ?? ''],
    ['access', access ?? ''],
    ['archived', archived ? 'yes' : ''],
    ['sort', order === 'name' ? '' : order],
    ['page', page && page > 1 ? String(page) : ''],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return query ? `${LIST}?${query}` : LIST
}

/** Address of the list ordered by a column: the other way round when it already is. */
export function sortAddress(filters: ClientFilters, sort: SortKey): string {
  const descending = filters.sort === sort ? !filters.descending : sort !== 'name'
  return listAddress({ ...filters, sort, descending, page: 1 })
}

/** How many filters narrow the list, the search apart. */
export function filterCount({ type, access, archived }: ClientFilters): number {
  return [type, access, archived].filter(Boolean).length
}

/** Address of a client, or of a part of it. */
export const clientAddress = (id: number, tab?: string) => `${LIST}/${id}${tab ? `?tab=${tab}` : ''}`
