import { matterAddress } from '~/features/matters/address'
import { route } from '~/routes'
import type { ActivityFilters, ActivityListFilters } from './types'

/** What is usual is left out of an address. */
function query(parts: Record<string, string | number | null | undefined>): string {
  const told = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
}

function filtersOf({ view, state, whose, due }: Partial<ActivityFilters>, usual: ActivityFilters['whose']) {
  return {
    view: view === 'board' ? view : '',
    state: state === 'open' ? '' : state,
    whose: whose === usual ? '' : whose,
    due: due === 'any' ? '' : due,
  }
}

/** Address of the activities of a matter, of a page of them, or of one that is open. */
export function tabAddress(
  matterId: number,
  filters: Partial<ActivityFilters>,
  more: { activity?: number; after?: string } = {}
): string {
  return `${matterAddress(matterId, 'activities')}&${query({ ...filtersOf(filters, 'all'), ...more })}`.replace(
    /&$/,
    ''
  )
}

/** The list across matters, without filters. */
export const LIST = route('law_firm.activities.index')

/** The query string of the list across matters with these filters; without those of the address that are no view. */
export const listQuery = ({ columns = [], ...filters }: Partial<ActivityListFilters>): string =>
  query({ ...filtersOf(filters, 'mine'), columns: columns.join(',') }).replaceAll('%2C', ',')

/** Address of the activities in all matters, first one's own. */
export function mineAddress(filters: Partial<ActivityListFilters>, after?: string): string {
  const told = [listQuery(filters), query({ saved: filters.saved, after })].filter(Boolean).join('&')
  return told ? `${route('law_firm.activities.index')}?${told}` : LIST
}

/** Where an activity is read, from outside its matter. */
export const activityAddress = ({ id, matterId }: { id: number; matterId: number }): string =>
  tabAddress(matterId, {}, { activity: id })
