import db from '@adonisjs/lucid/services/db'
import type { Tenant } from '#app/core/tenancy/tenanted'
import { fold, searchFold } from '#app/core/text/fold'
import type { MemberFilters, MemberSort } from '#app/workspaces/domain/member_filters'
import Member from '#app/workspaces/models/member'
import { groupsOfMembers } from './groups_of_members.js'
import Impersonation from '#app/accounts/models/impersonation'

export const MEMBERS_PER_PAGE = 25

const KEYS: Record<MemberSort, (member: Member) => string> = {
  name: (member) => fold(member.user.name),
  role: (member) => (member.role ? fold(member.role.name) : '~'),
  joined: (member) => member.createdAt.toISO()!,
}

function isAsked({ q, role }: MemberFilters) {
  const words = searchFold(q)
  return (member: Member) => {
    if (role !== null && (member.roleId ?? 'none') !== role) return false
    return words === '' || [member.user.name, member.user.email].some((text) => searchFold(text).includes(words))
  }
}

function inOrder({ sort, descending }: MemberFilters) {
  const key = KEYS[sort]
  const sign = descending ? -1 : 1
  return (a: Member, b: Member) => {
    const [one, other] = [key(a), key(b)]
    return sign * (one < other ? -1 : one > other ? 1 : a.id - b.id)
  }
}

/**
 * One page of the members of a firm and how many there are. Members are searched and sorted here and not in the database: names have no
 * folded column, and a firm has hundreds of them at most. A page past the end is the last one.
 */
export async function listMembers(workspace: Tenant, filters: MemberFilters) {
  const query = Member.in(workspace).preload('user').preload('role')
  if (filters.group !== null) {
    const ofGroup = db.from('group_members').join('groups', 'groups.id', 'group_members.group_id')
    query.whereIn(
      'members.id',
      ofGroup.where({ 'groups.id': filters.group, 'groups.workspace_id': workspace.id }).select('member_id')
    )
  }
  const found = (await query).filter(isAsked(filters)).sort(inOrder(filters))
  const page = Math.min(filters.page, Math.max(1, Math.ceil(found.length / MEMBERS_PER_PAGE)))
  const rows = found.slice((page - 1) * MEMBERS_PER_PAGE, page * MEMBERS_PER_PAGE)
  const groups = await groupsOfMembers(workspace, rows)
  const seenThrough = await Impersonation.latestIn(
    workspace,
    rows.map(({ userId }) => userId)
  )
  const paging = { total: found.length, page, perPage: MEMBERS_PER_PAGE }
  const told = rows.map((member) => ({
    member,
    groups: groups.get(member.id) ?? [],
    supportAt: seenThrough.get(member.userId) ?? null,
  }))
  return { rows: told, paging }
}
