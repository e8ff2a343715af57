import type { Identity } from '#app/workspaces/identity'
import type Role from '#app/workspaces/models/role'
import { WorkspacePolicy } from './base.js'

/** Who may do what with a role of their firm. Roles that every firm has can be seen and looked through, not changed. */
export default class RolePolicy extends WorkspacePolicy {
  view(identity: Identity, role: Role): boolean {
    return this.may(identity, 'rol:leer', role)
  }

  edit(identity: Identity, role: Role): boolean {
    return role.editable && this.may(identity, 'rol:editar', role)
  }

  delete(identity: Identity, role: Role): boolean {
    return role.editable && this.may(identity, 'rol:eliminar', role)
  }

  /** Looking at the firm with this role («ver como»), for those who shape roles. */
  preview(identity: Identity, role: Role): boolean {
    return this.may(identity, 'rol:editar', role)
  }
}
