import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'

export const SHELF = route('research.collections.index')

export type Tab = 'collections' | 'favorites' | 'alerts'

/** What the list is narrowed to. */
export type SavedItemsQuery = {
  q: string
  source: string | null
  kind: string | null
  whose: 'mine' | 'shared' | null
}

/** The address of a part of what one keeps; what is not asked for is left out. */
export const shelfAddress = (tab: Tab, query: Partial<SavedItemsQuery> & { page?: number } = {}): string =>
  buildAddress(SHELF, { tab: tab !== 'collections' && tab, ...query })
