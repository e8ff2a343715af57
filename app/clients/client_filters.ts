import { TAG_LENGTH } from '#app/clients/client_tags'
import { savedViewIn } from '#app/saved_views/list_address'

export const SORTS = ['name', 'updated', 'created'] as const
export type SortKey = (typeof SORTS)[number]

/** Columns of the list besides the name, in their order. */
export const COLUMNS = ['contact', 'rfc', 'matters', 'portal', 'responsible', 'tags', 'created', 'updated'] as const
export type ColumnKey = (typeof COLUMNS)[number]

const TYPES = ['person', 'business'] as const
const ACCESS = ['with', 'without'] as const

/** What the list of clients shows, as its address says it. */
export interface ClientFilters {
  q: string
  type: (typeof TYPES)[number] | ''
  /** With or without access to the portal. */
  access: (typeof ACCESS)[number] | ''
  archived: boolean
  /** Who answers for them; 0 for anybody. */
  responsible: number
  tag: string
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: SortKey
  descending: boolean
  page: number
}

const MAX_SEARCH_LENGTH = 200
const LAST_PAGE = 1_000_000_000

const word = (value: unknown) => (typeof value === 'string' ? value : '')
const known = <T extends string>(all: readonly T[], value: unknown): T | '' =>
  all.find((each) => each === word(value)) ?? ''

/** The text that is searched for, cut to a length that no lawyer types. */
export function searchOf(value: unknown): string {
  return word(value).trim().slice(0, MAX_SEARCH_LENGTH)
}

/** Reads the query string of the list. What it does not know is left out, never refused. */
export function clientFiltersOf(query: Record<string, unknown>): ClientFilters {
  const key = known(SORTS, word(query.sort).replace(/^-/, ''))
  const page = /^\d{1,15}$/.test(word(query.page)) ? Number(query.page) : 1
  return {
    q: searchOf(query.q),
    type: known(TYPES, query.type),
    access: known(ACCESS, query.access),
    archived: query.archived === 'yes',
    responsible: /^\d{1,9}$/.test(word(query.responsible)) ? Number(query.responsible) : 0,
    tag: word(query.tag).trim().slice(0, TAG_LENGTH),
    columns: COLUMNS.filter((each) => word(query.columns).split(',').includes(each)),
    saved: savedViewIn(query),
    sort: key || 'name',
    descending: key !== '' && word(query.sort).startsWith('-'),
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  }
}
