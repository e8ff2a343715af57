import { buildAddress, buildQuery, countSet, orderIn, reordered, withQuery } from '~/features/lists/address'
import { route } from '~/routes'
import type { Materia, Status } from './vocabulary'

export type SortKey = 'number' | 'title' | 'client' | 'court' | 'stage' | 'responsible' | 'next' | 'updated'
export type ColumnKey = 'number' | 'court' | 'materia' | 'status' | 'responsible' | 'next' | 'updated'
export type Layout = 'list' | 'kanban' | 'timeline'
export type Grouping = 'stage' | 'status'

/** What the list shows, as the server read it from the address. */
export type MatterFilters = {
  q: string
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
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: SortKey
  descending: boolean
  page: number
}

export const LIST = route('law_firm.matters.index')
export const ADD = route('law_firm.matters.create')

/** Columns that the list shows when nobody chose any. */
export const DEFAULT_COLUMNS: ColumnKey[] = ['number', 'court', 'status', 'responsible', 'next', 'updated']

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
