import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { CfdiFilters } from './types'

/** Address of the list of CFDI with these filters. */
export const listAddress = (filters: Partial<CfdiFilters>): string =>
  buildAddress(route('law_firm.cfdi.index'), filters)

/** Address of a CFDI. */
export const cfdiAddress = (id: number): string => route('law_firm.cfdi.show', { id })
