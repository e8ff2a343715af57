import type { Tenant } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { fromSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'

export const MEMBERS_PER_PAGE = 25

interface Row {
  id: number
  user_id: number
  name: string
  email: string
  role_id: number | null
  role_name: string | null
  created_at: string
}

/** One page of the people of a firm, in the order in which they joined. */
export async function membersPage(workspace: Tenant, page: number) {
  const rows = (await Member.in(workspace)
    .join(...joinOn(User, 'members.user_id'))
    .leftJoin(...joinOn(Role, 'members.role_id'))
    .select('members.id', 'members.user_id', 'users.name', 'users.email', 'members.created_at')
    .select('roles.id as role_id', 'roles.name as role_name')
    .orderBy('members.id')
    .limit(MEMBERS_PER_PAGE)
    .offset((page - 1) * MEMBERS_PER_PAGE)
    .pojo<Row>()) as Row[]
  const total = (await Member.in(workspace).count('* as total').pojo<{ total: number }>().firstOrFail()) as {
    total: number
  }
  return { items: rows.map(shown), paging: { page, perPage: MEMBERS_PER_PAGE, total: Number(total.total) } }
}

function shown({ id, user_id: userId, name, email, role_id: roleId, role_name: role, created_at: since }: Row) {
  return {
    id,
    userId,
    name,
    email,
    role: roleId === null ? null : { id: roleId, name: role! },
    since: fromSqlInstant(since)!.toISO()!,
  }
}
