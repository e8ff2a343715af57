import type { Data } from '@generated/data'
import { route } from '~/routes'

export type MemberLine = Data.Workspaces.Member
export type GroupFacts = Data.Workspaces.Group

export type RoleChoice = {
  id: number
  name: string
  key: string | null
  /** I may give it: it has no permission that I lack. */
  isMine: boolean
}

export type ColumnKey = 'role' | 'groups' | 'joined'

export type MemberFilters = {
  q: string
  role: number | 'none' | null
  group: number | null
  /** Chosen columns; none for the usual ones. */
  columns: ColumnKey[]
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: number | null
  sort: 'name' | 'role' | 'joined'
  descending: boolean
  page: number
}

export const MEMBERS = route('law_firm.members.index')
export const GROUPS = route('law_firm.groups.index')
export const INVITE = `${route('law_firm.invitations.index')}?tab=sent&new=1`

/** The query string of these filters; what is usual is left out of it. */
export function membersQuery({ q, role, group, columns, saved, sort, descending, page }: MemberFilters): string {
  const order = { sort: sort === 'name' ? '' : sort, order: descending ? 'desc' : '' }
  const parts = { q, role, group, columns: columns.join(','), ...order }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value))
  if (saved !== null) query.set('saved', String(saved))
  if (page > 1) query.set('page', String(page))
  return query.toString().replaceAll('%2C', ',')
}

/** Address of the list with these filters. */
export function membersAddress(filters: MemberFilters): string {
  const text = membersQuery(filters)
  return text ? `${route('law_firm.members.index')}?${text}` : MEMBERS
}

/** The same list in another order; the order in force turns around. */
export function sortedBy(filters: MemberFilters, sort: MemberFilters['sort']): string {
  const descending = filters.sort === sort && !filters.descending
  return membersAddress({ ...filters, sort, descending, page: 1 })
}
