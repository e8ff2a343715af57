import { LIST } from '../address.js'

const KEY = 'foja.matters.list'

/** The list that somebody came from: its address, the matters of its page, and where that page stands. */
export interface ListTrail {
  address: string
  ids: number[]
  paging: { page: number; perPage: number; total: number }
}

/** A matter of the page, or the end of the page beside it that has to be fetched. */
export type Step = { id: number } | { page: number }

/** Keeps, for this tab, what the list shows, so that a matter can lead back and on to its neighbours. */
export function rememberList(trail: ListTrail): void {
  sessionStorage.setItem(KEY, JSON.stringify(trail))
}

/** Where a matter stands in the list that was seen last; the neighbours are null at the ends of the list and for who came from elsewhere. */
export function placeInList(id: number, stored: string | null) {
  // A tab may hold what an earlier release stored, without `paging`.
  const trail = stored ? (JSON.parse(stored) as Partial<ListTrail>) : {}
  const at = trail.ids?.indexOf(id) ?? -1
  if (!isWhole(trail) || at < 0) return { address: LIST, position: null, previous: null, next: null }
  const { address, ids, paging } = trail
  const { page, perPage, total } = paging
  const pages = Math.ceil(total / perPage)
  const stepTo = (index: number, beyond: number): Step | null => {
    const neighbour = ids[index]
    if (neighbour !== undefined) return { id: neighbour }
    return beyond >= 1 && beyond <= pages ? { page: beyond } : null
  }
  return {
    address,
    position: total > 1 ? { at: (page - 1) * perPage + at + 1, of: total } : null,
    previous: stepTo(at - 1, page - 1),
    next: stepTo(at + 1, page + 1),
  }
}

const isWhole = (trail: Partial<ListTrail>): trail is ListTrail => Boolean(trail.address && trail.ids && trail.paging)

/** Address of another page of a list. */
export function pageAddress(address: string, page: number): string {
  const [path, query] = address.split('?')
  const parts = new URLSearchParams(query)
  parts.set('page', String(page))
  return `${path}?${parts.toString().replaceAll('%2C', ',')}`
}

/** What `rememberList` kept; null in a tab that has seen no list. */
export const storedList = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY)
