import type User from '#app/accounts/models/user'
import type Workspace from './models/workspace.js'
import { isPermission, PERMISSIONS, type Permission } from './permissions.js'

/** What a signed-in person may do where they are now: the person, the firm they work in and their permissions there. */
export class Identity {
  private readonly permissions: ReadonlySet<Permission>

  constructor(
    readonly user: User,
    readonly workspace: Workspace | null,
    permissions: string[],
    readonly sessionId: string
  ) {
    this.permissions = new Set(permissions.filter(isPermission))
  }

  /** Working in a firm, as opposed to a client, an operator or somebody without a firm. */
  get isLawyer(): boolean {
    return this.workspace !== null
  }

  get isClient(): boolean {
    return this.workspace === null && this.user.type === 'client'
  }

  get isOwner(): boolean {
    return this.workspace?.isOwnedBy(this.user) ?? false
  }

  get isAdmin(): boolean {
    return this.user.isAdmin
  }

  /** Whether the firm that this person works in gives them a permission. The owner has all. */
  may(permission: Permission): boolean {
    return this.workspace !== null && (this.isOwner || this.permissions.has(permission))
  }

  /** All that `may` answers yes to, for the interface. */
  granted(): Permission[] {
    return PERMISSIONS.filter((permission) => this.may(permission))
  }
}
