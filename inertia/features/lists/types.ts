import type { TabItem } from '~/components/actions/tabs'

export type ListKey = 'matters' | 'clients' | 'activities' | 'reminders' | 'log' | 'members' | 'charges'

/** A saved view as its list offers it. */
export type SavedView = {
  id: number
  name: string
  /** What follows the question mark in the address of the list. */
  query: string
  shared: boolean
  mayEdit: boolean
  isDefault: boolean
}

/** The views of a list, and what it shows now. */
export interface ListViews {
  list: ListKey
  /** Address of the list without filters. */
  page: string
  /** Views that everybody has; the first is the whole list. */
  usual: TabItem[]
  views: SavedView[]
  /** The saved view that the address names. */
  saved: number | null
  /** The filters, order and columns of now, as a view keeps them. */
  query: string
  /** How many records the list shows now; null for a list that is not counted. */
  total: number | null
}
