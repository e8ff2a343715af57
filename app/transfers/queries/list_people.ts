import type { Tenant } from '#app/core/tenancy/tenanted'
import Member from '#app/workspaces/models/member'

type Person = { id: number; name: string; email: string }

/** The members of a firm, by whom files name them. */
export async function listPeople(workspace: Tenant): Promise<Person[]> {
  const rows = await Member.in(workspace)
    .join('users', 'users.id', 'members.user_id')
    .select('users.id as id', 'users.name as name', 'users.email as email')
    .orderBy('users.name')
    .pojo<Person>()
  return rows as Person[]
}
