import type { Tenant } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import Member from '#app/workspaces/models/member'

/** A person whom a record can name as responsible. */
export type Responsible = {
  id: number
  name: string
}

const byName = new Intl.Collator('es')

/** The members of a firm by name. */
export async function listResponsibles(workspace: Tenant): Promise<Responsible[]> {
  const rows = await Member.in(workspace)
    .join(...joinOn(User, 'members.user_id'))
    .select('users.id as id', 'users.name as name')
    .pojo<Responsible>()
  return (rows as Responsible[]).sort((a, b) => byName.compare(a.name, b.name))
}
