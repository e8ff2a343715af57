import type { Materia, Status } from './vocabulary'

export type SortKey = 'number' | 'title' | 'client' | 'updated'

/** What the list shows, as the server read it from the address. */
export type MatterFilters = {
  q: string
  status: Status[]
  materia: Materia[]
  responsible: number[]
  archived: boolean
  sort: SortKey
  descending: boolean
  page: number
}

export const LIST = '/law-firm/files/list'
export const ADD = '/law-firm/files/add'

/** Address of the list with these filters; what is usual is left out of it. */
export function listAddress(filters: Partial<MatterFilters>): string {
  const {
    q,
    status = [],
    materia = [],
    responsible = [],
    archived,
    sort = 'updated',
    descending = true,
    page = 1,
  } = filters
  const order = `${descending ? '-' : ''}${sort}`
  const parts: [string, string][] = [
    ['q', q ?? ''],
    ['status', status.join(',')],
    ['materia', materia.join(',')],
    ['responsible', responsible.join(',')],
    ['archived', archived ? 'yes' : ''],
    ['sort', order === '-updated' ? '' : order],
    ['page', page > 1 ? String(page) : ''],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')
  return query ? `${LIST}?${query}` : LIST
}

/** Address of the list ordered by a column: the other way round when it already is. */
export function sortAddress(filters: MatterFilters, sort: SortKey): string {
  const descending = filters.sort === sort ? !filters.descending : sort === 'updated' || sort === 'number'
  return listAddress({ ...filters, sort, descending, page: 1 })
}

/** How many filters narrow the list, the search apart. */
export function filterCount({ status, materia, responsible, archived }: MatterFilters): number {
  return [status.length, materia.length, responsible.length, Number(archived)].filter((count) => count > 0).length
}

/** Address of a matter, or of a part of it. */
export function matterAddress(id: number, tab?: string, entries?: number): string {
  const query = [tab && `tab=${tab}`, entries && `entries=${entries}`].filter(Boolean).join('&')
  return `/law-firm/files/file-overview/${id}${query && `?${query}`}`
}
