import { likeText, oneOf, pageOf } from './query_words.js'

export const MEMBER_SORTS = ['name', 'role', 'joined'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** Columns of the list besides the person, in their order. */
export const MEMBER_COLUMNS = ['role', 'groups', 'joined'] as const

/** What the list of members shows; it lives in the address. */
export interface MemberFilters {
  q: string
  /** Id of a role, or `none` for members without permission. */
  role: number | 'none' | null
  group: number | null
  /** Chosen columns; none for the usual ones. */
  columns: (typeof MEMBER_COLUMNS)[number][]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: MemberSort
  descending: boolean
  page: number
}

const idOf = (value: unknown) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null)

/** Filters out of an address; what makes no sense is left out. */
export function memberFiltersOf(query: Record<string, unknown>): MemberFilters {
  return {
    q: likeText(query.q),
    role: query.role === 'none' ? 'none' : idOf(query.role),
    group: idOf(query.group),
    columns: MEMBER_COLUMNS.filter((each) => likeText(query.columns).split(',').includes(each)),
    saved: typeof query.saved === 'string' && /^\d{1,9}$/.test(query.saved) ? Number(query.saved) : null,
    sort: oneOf(MEMBER_SORTS, query.sort) ?? 'name',
    descending: query.order === 'desc',
    page: pageOf(query.page),
  }
}
