import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { ListFilters } from './types'

/** Address of the list of proceedings with these filters. */
export const listAddress = (filters: Partial<ListFilters>): string => buildAddress(route('amparo.index'), filters)
