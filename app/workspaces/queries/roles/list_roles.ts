import db from '@adonisjs/lucid/services/db'
import Role from '#app/workspaces/models/role'
import type { Tenant } from '#app/core/tenancy/tenanted'

/** A role with the number of people who have it. */
export type CountedRole = Role & { $extras: { members: number | string } }

/** All roles of a firm: the built-in ones first, then its own by name. A firm has at most MOST_ROLES of them. */
export async function listRoles(workspace: Tenant): Promise<CountedRole[]> {
  const counted = db.from('members').whereColumn('members.role_id', 'roles.id').count('*').as('members')
  const roles = await Role.in(workspace).select('roles.*').select(counted).orderBy('roles.id')
  const [own, builtIn] = [roles.filter(({ editable }) => editable), roles.filter(({ editable }) => !editable)]
  own.sort((one, other) => one.name.localeCompare(other.name, 'es'))
  return [...builtIn, ...own] as CountedRole[]
}
