import type { Identity } from '#app/workspaces/identity'
import type Member from '#app/workspaces/models/member'
import type Role from '#app/workspaces/models/role'
import { isPermission } from '#app/workspaces/permissions'
import { WorkspacePolicy } from './base.js'

/** Whether somebody may do all that a role lets one do: nobody gives or takes more than they have. The owner may all. */
function covers(identity: Identity, role: Role | null | undefined): boolean {
  return (role?.permissions ?? []).filter(isPermission).every((permission) => identity.may(permission))
}

/** Who may do what with the members of their firm. Members need their `role` loaded. */
export default class MemberPolicy extends WorkspacePolicy {
  /** Putting a member into groups. */
  group(identity: Identity, member: Member): boolean {
    return this.may(identity, 'equipo:editar', member)
  }

  /** Taking the present role from a member: never one's own, the owner's, or one with permissions that one lacks. */
  changeRole(identity: Identity, member: Member): boolean {
    return this.may(identity, 'equipo:editar', member) && this.isWithinReach(identity, member)
  }

  remove(identity: Identity, member: Member): boolean {
    return this.may(identity, 'equipo:eliminar', member) && this.isWithinReach(identity, member)
  }

  /** Giving a role to somebody. Being the owner is not given but transferred. */
  give(identity: Identity, role: Role): boolean {
    return this.may(identity, 'equipo:editar', role) && role.key !== 'owner' && covers(identity, role)
  }

  private isWithinReach(identity: Identity, member: Member): boolean {
    const isOwners = identity.workspace!.isOwnedBy({ id: member.userId })
    return !isOwners && member.userId !== identity.user.id && covers(identity, member.role)
  }
}
