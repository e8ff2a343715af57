import { LISTS, type ListKey } from './lists.js'

/** Parts of an address that are no view: the page, by its number or by where it begins, and which view it is. */
const PASSING = ['page', 'after', 'before', 'saved']

/** A query string as a view keeps it: without the page and without the name of a view. */
export function viewQuery(query: string): string {
  const parts = [...new URLSearchParams(query)].filter(([key]) => !PASSING.includes(key))
  return new URLSearchParams(parts).toString().replaceAll('%2C', ',')
}

/** Address of a list in a view; with the id 0 as that view shows it, but in none. */
export function viewAddress(list: ListKey, { id, query }: { id: number; query: string }): string {
  return `${LISTS[list].page}?${[query, `saved=${id}`].filter(Boolean).join('&')}`
}

/** Where a list opens that was asked for without filters: in its default view; null when nobody chose one. */
export function defaultAddress(
  list: ListKey,
  asked: Record<string, unknown>,
  views: { id: number; query: string; isDefault: boolean }[]
): string | null {
  if (Object.keys(asked).length > 0) return null
  const view = views.find(({ isDefault }) => isDefault)
  return view ? viewAddress(list, view) : null
}
