import { buildAddress, buildQuery, countSet, orderIn, reordered, withQuery } from '~/features/lists/address'
import type { ListState } from '~/features/lists/address'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

export type SortKey = 'name' | 'updated' | 'created'

export type ColumnKey = 'contact' | 'rfc' | 'matters' | 'portal' | 'responsible' | 'tags' | 'created' | 'updated'

/** What the list shows, as the server read it from the address. */
export type ClientFilters = ListState<SortKey, ColumnKey> & {
  type: 'person' | 'business' | ''
  access: 'with' | 'without' | ''
  archived: boolean
  /** Who answers for them; 0 for anybody. */
  responsible: number
  tag: string
}

/** What the list can be ordered by. */
export const SORT_NAMES: Record<SortKey, MessageId> = {
  name: 'clients.list.sort.name',
  updated: 'clients.list.sort.updated',
  created: 'clients.list.sort.created',
}

export const LIST = route('law_firm.clients.index')
export const ADD = route('law_firm.clients.create')

/** The query string of these filters; what is usual is left out of it. */
export function listQuery({ saved, ...filters }: Partial<ClientFilters>): string {
  const { q, type, access, archived, responsible, tag, columns, page } = filters
  const sort = orderIn(filters, 'name')
  return buildQuery({ q, type, access, archived, responsible, tag, columns, sort, saved: saved?.toString(), page })
}

/** Address of the list with these filters. */
export const listAddress = (filters: Partial<ClientFilters>): string => withQuery(LIST, listQuery(filters))

/** Address of the list ordered by a column: the other way round when it already is. */
export const sortAddress = (filters: ClientFilters, sort: SortKey): string =>
  listAddress(reordered(filters, sort, sort !== 'name'))

/** How many filters narrow the list, the search apart. */
export const filterCount = ({ type, access, archived, responsible, tag }: ClientFilters): number =>
  countSet(type, access, archived, responsible, tag)

/** Address of a client, or of a part of it. */
export const clientAddress = (id: number, tab?: string): string =>
  buildAddress(route('law_firm.clients.show', { id }), { tab })
