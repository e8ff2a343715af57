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
export function listQuery(filters: Partial<MatterFilters>): string {
  const { layout = 'list', by = 'stage', stage = [], columns = [], field, page = 1 } = filters
  const usual = layout === 'timeline' ? 'next' : '-updated'
  const order = filters.sort ? `${filters.descending ? '-' : ''}${filters.sort}` : usual
  const yes = (is?: boolean) => (is ? 'yes' : '')
  const parts: [string, string][] = [
    ['view', layout === 'list' ? '' : layout],
    ['by', layout === 'kanban' && by !== 'stage' ? by : ''],
    ['q', filters.q ?? ''],
    ['status', (filters.status ?? []).join(',')],
    ['materia', (filters.materia ?? []).join(',')],
    ['responsible', (filters.responsible ?? []).join(',')],
    ...stage.map((each): [string, string] => ['stage[]', each]),
    ['tag', filters.tag ?? ''],
    ['court', filters.court ?? ''],
    ['client', filters.client ? String(filters.client) : ''],
    ['mine', yes(filters.mine)],
    ['private', yes(filters.private)],
    ['field', field?.key ?? ''],
    ['says', field?.text ?? ''],
    ['archived', yes(filters.archived)],
    ['columns', columns.join(',')],
    ['sort', order === usual ? '' : order],
    ['saved', String(filters.saved ?? '')],
    ['page', page > 1 ? String(page) : ''],
  ]
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')
}

/** Address of the list with these filters. */
export function listAddress(filters: Partial<MatterFilters>): string {
  const query = listQuery(filters)
  return query ? `${route('law_firm.matters.index')}?${query}` : LIST
}

/** Address of the same matters in another layout, each in its usual order. */
export const layoutAddress = (filters: MatterFilters, layout: Layout): string =>
  listAddress({ ...filters, layout, sort: undefined, page: 1 })

/** Address of the list ordered by a column: the other way round when it already is. */
export function sortAddress(filters: MatterFilters, sort: SortKey): string {
  const descending = filters.sort === sort ? !filters.descending : sort === 'updated' || sort === 'number'
  return listAddress({ ...filters, sort, descending, page: 1 })
}

/** How many filters narrow the list, the search apart. */
export function filterCount(filters: MatterFilters): number {
  const { status, materia, responsible, stage, tag, court, client, field } = filters
  const lists = [status, materia, responsible, stage].filter((each) => each.length > 0).length
  return lists + [tag, court, client, field, filters.mine, filters.private, filters.archived].filter(Boolean).length
}

/** Address of a matter, or of a part of it. */
export function matterAddress(id: number, tab?: string, entries?: number): string {
  const query = [tab && `tab=${tab}`, entries && `entries=${entries}`].filter(Boolean).join('&')
  return `${route('law_firm.matters.show', { dossierId: id })}${query && `?${query}`}`
}
