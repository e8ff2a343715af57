/** Which records: ticked ones, or all that the filter leaves. */
export type Selection = { ids: number[] } | { filter: Record<string, string> }

/** The filter of a page of bulk work, as its address says it. */
export type Filter = Record<string, string>

/** Address of the page with a filter; what is empty is left out. */
export function filteredAddress(page: string, filter: Filter, at = 1): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== '')
  if (at > 1) parts.push(['page', String(at)])
  const query = new URLSearchParams(parts).toString()
  return query ? `${page}?${query}` : page
}
