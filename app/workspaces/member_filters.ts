import { likeText, oneOf, pageOf } from './query_words.js'

export const MEMBER_SORTS = ['name', 'role', 'joined'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** What the list of members shows; it lives in the address. */
export interface MemberFilters {
  q: string
  /** Id of a role, or `none` for members without permission. */
  role: number | 'none' | null
  group: number | null
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
    sort: oneOf(MEMBER_SORTS, query.sort) ?? 'name',
    descending: query.order === 'desc',
    page: pageOf(query.page),
  }
}
