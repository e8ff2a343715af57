import type { Data } from '@generated/data'
import { buildQuery, reordered, withQuery } from '~/features/lists/address'
import type { ListState } from '~/features/lists/address'
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

export type MemberFilters = ListState<'name' | 'role' | 'joined', ColumnKey> & {
  role: number | 'none' | null
  group: number | null
}

export const MEMBERS = route('law_firm.members.index')
export const GROUPS = route('law_firm.groups.index')
export const INVITE = route('law_firm.invitations.index', {}, { tab: 'sent', new: 1 })

/** The query string of these filters. */
export function membersQuery({ q, role, group, columns, saved, sort, descending, page }: MemberFilters): string {
  const order = { sort: sort !== 'name' && sort, order: descending && 'desc' }
  return buildQuery({ q, role, group, columns, ...order, saved: saved?.toString(), page })
}

/** Address of the list with these filters. */
export const membersAddress = (filters: MemberFilters): string => withQuery(MEMBERS, membersQuery(filters))

/** The same list in another order; the order in force turns around. */
export const sortedBy = (filters: MemberFilters, sort: MemberFilters['sort']): string =>
  membersAddress(reordered(filters, sort, false))
