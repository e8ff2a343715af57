import type { Tenant } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import Member from '#app/workspaces/models/member'

type Person = { id: number; name: string; email: string }

/** The members of a firm, by whom files name them. */
export async function listPeople(workspace: Tenant): Promise<Person[]> {
  const rows = await Member.in(workspace)
    .join(...joinOn(User, 'members.user_id'))
    .select('users.id as id', 'users.name as name', 'users.email as email')
    .orderBy('users.name')
    .pojo<Person>()
  return rows as Person[]
}
