import { LIST } from './address.js'

const KEY = 'foja.matters.list'

/** The list that somebody came from: its address and the matters of its page. */
export interface ListTrail {
  address: string
  ids: number[]
}

/** Keeps, for this tab, what the list shows, so that a matter can lead back and on to its neighbours. */
export function rememberList(trail: ListTrail): void {
  sessionStorage.setItem(KEY, JSON.stringify(trail))
}

/** Where a matter stands in the list that was seen last; the neighbours are null at its ends and for who came from elsewhere. */
export function placeInList(id: number, stored: string | null) {
  const { address, ids } = stored ? (JSON.parse(stored) as ListTrail) : { address: LIST, ids: [] }
  const at = ids.indexOf(id)
  const isThere = at >= 0
  return {
    address: isThere ? address : LIST,
    position: isThere && ids.length > 1 ? { at: at + 1, of: ids.length } : null,
    previous: isThere ? (ids[at - 1] ?? null) : null,
    next: isThere ? (ids[at + 1] ?? null) : null,
  }
}

/** What `rememberList` kept; null in a tab that has seen no list. */
export const storedList = (): string | null =>
  typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY)
