import type { Identity } from '#app/workspaces/identity'
import type Role from '#app/workspaces/models/role'
import { isPermission } from '#app/workspaces/permissions'
import { WorkspacePolicy } from './base.js'

/** Whether a person has all that a role permits: who shapes roles does not touch one above their own. */
function covers(identity: Identity, role: Role): boolean {
  return role.permissions.filter(isPermission).every((permission) => identity.may(permission))
}

/** Who may do what with a role of their firm. Roles that every firm has can be seen and looked through, not changed. */
export default class RolePolicy extends WorkspacePolicy {
  view(identity: Identity, role: Role): boolean {
    return this.may(identity, 'rol:leer', role)
  }

  edit(identity: Identity, role: Role): boolean {
    return role.editable && this.may(identity, 'rol:editar', role) && covers(identity, role)
  }

  delete(identity: Identity, role: Role): boolean {
    return role.editable && this.may(identity, 'rol:eliminar', role) && covers(identity, role)
  }

  /** Looking at the firm with this role («ver como»), for those who shape roles. */
  preview(identity: Identity, role: Role): boolean {
    return this.may(identity, 'rol:editar', role)
  }
}
