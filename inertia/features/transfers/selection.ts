import { buildAddress } from '~/features/lists/address'

/** Which records: ticked ones, or all that the filter leaves. */
export type Selection = { ids: number[] } | { filter: Record<string, string> }

/** The filter of a page of bulk work, as its address says it. */
export type Filter = Record<string, string>

/** Address of the page with a filter; what is empty is left out. */
export const filteredAddress = (path: string, filter: Filter, page = 1): string =>
  buildAddress(path, { ...filter, page })
