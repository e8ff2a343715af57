import { buildQuery, countSet, orderIn, reordered, withQuery } from '~/features/lists/address'
import type { ListState } from '~/features/lists/address'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

export type SortKey = 'when' | 'title' | 'created'

/** What the list can show of a reminder besides its title. */
export type ColumnKey = 'when' | 'rhythm' | 'people' | 'channels' | 'last'

/** What the list shows, as the server read it from the address. */
export type ReminderFilters = ListState<SortKey, ColumnKey> & {
  /** Those that are over; else those to come. */
  over: boolean
  /** Only those on a matter, or on none. */
  on: 'matter' | 'none' | ''
  repeats: 'yes' | 'no' | ''
  /** Whom it notifies; 0 for anybody. */
  person: number
}

/** What the list can be ordered by. */
export const SORT_NAMES: Record<SortKey, MessageId> = {
  when: 'reminders.sort.when',
  title: 'reminders.sort.title',
  created: 'reminders.sort.created',
}

export const LIST = route('law_firm.reminders.index')

/** The query string of these filters; what is usual is left out of it: the next comes first, of those that are over the last. */
export function listQuery({ over = false, saved, ...filters }: Partial<ReminderFilters>): string {
  const { q, on, repeats, person, columns, page } = filters
  const sort = orderIn(filters, over ? '-when' : 'when')
  return buildQuery({ q, over, on, repeats, person, columns, sort, saved: saved?.toString(), page })
}

/** Address of the list with these filters. */
export const listAddress = (filters: Partial<ReminderFilters>): string => withQuery(LIST, listQuery(filters))

/** Address of the list in another order; the order in force turns around. */
export const sortAddress = (filters: ReminderFilters, sort: SortKey): string =>
  listAddress(reordered(filters, sort, sort === 'created' || (sort === 'when' && filters.over)))

/** Address of the list without filters, of those to come or of those that are over. */
export const plainAddress = ({ over, saved }: ReminderFilters): string =>
  listAddress({ over, saved: saved === null ? null : 0 })

/** How many filters narrow the list, the search apart. */
export const filterCount = ({ on, repeats, person }: ReminderFilters): number => countSet(on, repeats, person)
