import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'
import type { ListFilters } from './list_types'

/** The filters as an address says them; those that are usual are left out of it. */
const said = ({ state, person, kind, matter, client, court, from, to }: Partial<ListFilters>) => ({
  ...{ state: state !== 'open' && state, person, kind, matter, client, court, from, to },
})

/** Address of the deadlines of all matters, of a page of them, or of all as one sheet. */
export const listAddress = (filters: Partial<ListFilters>, more: { after?: string; sheet?: boolean } = {}): string =>
  buildAddress(route('law_firm.deadlines.index'), { ...said(filters), ...more })

/** Address of the same as a file for spreadsheets. */
export const fileAddress = (filters: Partial<ListFilters>): string =>
  buildAddress(route('law_firm.deadlines.file'), said(filters))
