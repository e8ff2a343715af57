import type { Tenant } from '#app/core/tenancy/tenanted'
import Role from '#app/workspaces/models/role'

const MAX_ROLES = 200

/** The roles of a firm, built-in ones first. */
export function apiRoles(workspace: Tenant): Promise<Role[]> {
  return Role.in(workspace).orderBy('id').limit(MAX_ROLES)
}
