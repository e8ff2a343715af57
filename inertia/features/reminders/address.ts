import { route } from '~/routes'

export type SortKey = 'when' | 'title' | 'created'

/** What the list can show of a reminder besides its title. */
export type ColumnKey = 'when' | 'rhythm' | 'people' | 'channels' | 'last'

/** What the list shows, as the server read it from the address. */
export type ReminderFilters = {
  q: string
  /** Those that are over; else those to come. */
  over: boolean
  /** Only those on a matter, or on none. */
  on: 'matter' | 'none' | ''
  repeats: 'yes' | 'no' | ''
  /** Whom it notifies; 0 for anybody. */
  person: number
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: SortKey
  descending: boolean
  page: number
}

export const LIST = route('law_firm.reminders.index')

/** The order without a choice: the next comes first, of those that are over the last. */
const usualOrder = (over: boolean) => (over ? '-when' : 'when')

/** The query string of these filters; what is usual is left out of it. */
export function listQuery({ q, over, on, repeats, person, columns, saved, ...also }: Partial<ReminderFilters>): string {
  const { sort = 'when', descending = Boolean(over), page = 1 } = also
  const order = `${descending ? '-' : ''}${sort}`
  const parts: [string, string][] = [
    ['q', q ?? ''],
    ['over', over ? 'yes' : ''],
    ['on', on ?? ''],
    ['repeats', repeats ?? ''],
    ['person', person ? String(person) : ''],
    ['columns', (columns ?? []).join(',')],
    ['sort', order === usualOrder(Boolean(over)) ? '' : order],
    ['saved', String(saved ?? '')],
    ['page', page > 1 ? String(page) : ''],
  ]
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')
}

/** Address of the list with these filters. */
export function listAddress(filters: Partial<ReminderFilters>): string {
  const query = listQuery(filters)
  return query ? `${route('law_firm.reminders.index')}?${query}` : LIST
}

/** Address of the list in another order; the order in force turns around. */
export function sortAddress(filters: ReminderFilters, sort: SortKey): string {
  const first = sort === 'created' || (sort === 'when' && filters.over)
  const descending = filters.sort === sort ? !filters.descending : first
  return listAddress({ ...filters, sort, descending, page: 1 })
}

/** Address of the list without filters, of those to come or of those that are over. */
export function plainAddress({ over, saved }: ReminderFilters): string {
  return listAddress({ over, saved: saved === null ? null : 0 })
}

/** How many filters narrow the list, the search apart. */
export const filterCount = ({ on, repeats, person }: ReminderFilters): number =>
  [on, repeats, person].filter(Boolean).length
