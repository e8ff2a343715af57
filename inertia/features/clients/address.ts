import { route } from '~/routes'

export type SortKey = 'name' | 'updated' | 'created'

export type ColumnKey = 'contact' | 'rfc' | 'matters' | 'portal' | 'responsible' | 'tags' | 'created' | 'updated'

/** What the list shows, as the server read it from the address. */
export type ClientFilters = {
  q: string
  type: 'person' | 'business' | ''
  access: 'with' | 'without' | ''
  archived: boolean
  /** Who answers for them; 0 for anybody. */
  responsible: number
  tag: string
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: SortKey
  descending: boolean
  page: number
}

/** Columns that the list shows when nobody chose any. */
export const DEFAULT_COLUMNS: ColumnKey[] = ['contact', 'rfc', 'matters', 'portal', 'updated']

export const LIST = route('law_firm.clients.index')
export const ADD = route('law_firm.clients.create')

/** The query string of these filters; what is usual is left out of it. */
export function listQuery({ q, type, access, archived, columns = [], saved, ...also }: Partial<ClientFilters>): string {
  const { responsible, tag, sort, descending, page } = also
  const order = `${descending ? '-' : ''}${sort ?? 'name'}`
  const parts: [string, string][] = [
    ['q', q ?? ''],
    ['type', type ?? ''],
    ['access', access ?? ''],
    ['archived', archived ? 'yes' : ''],
    ['responsible', responsible ? String(responsible) : ''],
    ['tag', tag ?? ''],
    ['columns', columns.join(',')],
    ['sort', order === 'name' ? '' : order],
    ['saved', String(saved ?? '')],
    ['page', page && page > 1 ? String(page) : ''],
  ]
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')
}

/** Address of the list with these filters. */
export function listAddress(filters: Partial<ClientFilters>): string {
  const query = listQuery(filters)
  return query ? `${route('law_firm.clients.index')}?${query}` : LIST
}

/** Address of the list ordered by a column: the other way round when it already is. */
export function sortAddress(filters: ClientFilters, sort: SortKey): string {
  const descending = filters.sort === sort ? !filters.descending : sort !== 'name'
  return listAddress({ ...filters, sort, descending, page: 1 })
}

/** How many filters narrow the list, the search apart. */
export function filterCount({ type, access, archived, responsible, tag }: ClientFilters): number {
  return [type, access, archived, responsible, tag].filter(Boolean).length
}

/** Address of a client, or of a part of it. */
export const clientAddress = (id: number, tab?: string) =>
  `${route('law_firm.clients.show', { id })}${tab ? `?tab=${tab}` : ''}`
