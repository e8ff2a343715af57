import db from '@adonisjs/lucid/services/db'
import type { Tenant } from '#app/core/tenancy/tenanted'

export interface GroupName {
  id: number
  name: string
}

/** The groups of some members, by member, in one query. */
export async function groupsOfMembers(workspace: Tenant, members: { id: number }[]) {
  const rows = await db
    .from('group_members')
    .join('groups', 'groups.id', 'group_members.group_id')
    .where('groups.workspace_id', workspace.id)
    .whereIn(
      'group_members.member_id',
      members.map(({ id }) => id)
    )
    .orderBy('groups.name')
    .select('group_members.member_id', 'groups.id', 'groups.name')
  const groups = new Map<number, GroupName[]>()
  for (const { member_id: memberId, id, name } of rows) {
    const own = groups.get(Number(memberId)) ?? []
    groups.set(Number(memberId), [...own, { id: Number(id), name: String(name) }])
  }
  return groups
}
