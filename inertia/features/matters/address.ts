import { buildAddress, buildQuery, countSet, orderIn, reordered, withQuery } from '~/features/lists/address'
import type { ListState } from '~/features/lists/address'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Materia, Status } from './vocabulary'

export type SortKey = 'number' | 'title' | 'client' | 'court' | 'stage' | 'responsible' | 'next' | 'updated'
export type ColumnKey = 'number' | 'court' | 'materia' | 'status' | 'responsible' | 'next' | 'updated'
export type Layout = 'list' | 'kanban' | 'timeline'
export type Grouping = 'stage' | 'status'

/** What the list shows, as the server read it from the address. */
export type MatterFilters = ListState<SortKey, ColumnKey> & {
  status: Status[]
  materia: Materia[]
  responsible: number[]
  stage: string[]
  tag: string
  court: string
  client: number
  mine: boolean
  private: boolean
  field: { key: string; text: string } | null
  archived: boolean
  layout: Layout
  by: Grouping
}

/** What the list can be ordered by. */
export const SORT_NAMES: Record<SortKey, MessageId> = {
  updated: 'matters.list.sort.updated',
  next: 'matters.list.sort.next',
  number: 'matters.list.sort.number',
  title: 'matters.list.sort.title',
  client: 'matters.list.sort.client',
  court: 'matters.list.sort.court',
  stage: 'matters.list.sort.stage',
  responsible: 'matters.list.sort.responsible',
}

export const LIST = route('law_firm.matters.index')
export const ADD = route('law_firm.matters.create')

/** In the filter of stages: those that are at none. */
export const NO_STAGE = '-'

/** The query string of these filters; what is usual is left out of it. */
export function listQuery({ layout = 'list', by, stage, field, saved, ...filters }: Partial<MatterFilters>): string {
  const { q, status, materia, responsible, tag, court, client, mine, columns, archived, page } = filters
  return buildQuery({
    'view': layout !== 'list' && layout,
    'by': layout === 'kanban' && by !== 'stage' && by,
    q,
    status,
    materia,
    responsible,
    'stage[]': stage,
    tag,
    court,
    client,
    mine,
    'private': filters.private,
    'field': field?.key,
    'says': field?.text,
    archived,
    columns,
    'sort': orderIn(filters, layout === 'timeline' ? 'next' : '-updated'),
    'saved': saved?.toString(),
    page,
  })
}

/** Address of the list with these filters. */
export const listAddress = (filters: Partial<MatterFilters>): string => withQuery(LIST, listQuery(filters))

/** Address of the same matters in another layout, each in its usual order. */
export const layoutAddress = (filters: MatterFilters, layout: Layout): string =>
  listAddress({ ...filters, layout, sort: undefined, page: 1 })

/** Address of the list ordered by a column: the other way round when it already is. */
export const sortAddress = (filters: MatterFilters, sort: SortKey): string =>
  listAddress(reordered(filters, sort, sort === 'updated' || sort === 'number'))

/** How many filters narrow the list, the search apart. */
export function filterCount(filters: MatterFilters): number {
  const { status, materia, responsible, stage, tag, court, client, field, mine, archived } = filters
  return countSet(status, materia, responsible, stage, tag, court, client, field, mine, filters.private, archived)
}

/** Address of a matter, or of a part of it. */
export const matterAddress = (id: number, tab?: string, entries?: number): string =>
  buildAddress(route('law_firm.matters.show', { dossierId: id }), { tab, entries })
