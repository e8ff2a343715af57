import type { Identity } from '#app/workspaces/identity'
import { isPermission } from '#app/workspaces/permissions'
import Role from '#app/workspaces/models/role'

/** The roles that a person may give in the firm that they work in: none that may more than they themselves, and never that of the owner. */
export async function assignableRoles(identity: Identity): Promise<Role[]> {
  const roles = await Role.in(identity.workspace!).orderBy('id')
  return roles.filter(
    ({ key, permissions }) => key !== 'owner' && permissions.filter(isPermission).every((each) => identity.may(each))
  )
}
