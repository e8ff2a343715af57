import { buildAddress, buildQuery, withQuery } from '~/features/lists/address'
import { matterAddress } from '~/features/matters/address'
import { route } from '~/routes'
import type { ActivityFilters, ActivityListFilters } from './types'

/** The filters that an address says; those that are usual are left out of it. */
const saidFilters = ({ view, state, whose, due }: Partial<ActivityFilters>, usual: ActivityFilters['whose']) => ({
  view: view === 'board' && view,
  state: state !== 'open' && state,
  whose: whose !== usual && whose,
  due: due !== 'any' && due,
})

/** Address of the activities of a matter, of a page of them, or of one that is open. */
export const tabAddress = (
  matterId: number,
  filters: Partial<ActivityFilters>,
  more: { activity?: number; after?: string } = {}
): string => buildAddress(matterAddress(matterId, 'activities'), { ...saidFilters(filters, 'all'), ...more })

/** The list across matters, without filters. */
export const LIST = route('law_firm.activities.index')

/** The query string of the list across matters with these filters; without those of the address that are no view. */
export const listQuery = ({ columns, ...filters }: Partial<ActivityListFilters>): string =>
  buildQuery({ ...saidFilters(filters, 'mine'), columns })

/** Address of the activities in all matters, first one's own. */
export const mineAddress = (filters: Partial<ActivityListFilters>, after?: string): string =>
  withQuery(LIST, listQuery(filters), buildQuery({ saved: filters.saved?.toString(), after }))

/** Where an activity is read, from outside its matter. */
export const activityAddress = ({ id, matterId }: { id: number; matterId: number }): string =>
  tabAddress(matterId, {}, { activity: id })
