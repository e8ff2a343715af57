import type User from '#app/accounts/models/user'
import type Workspace from './models/workspace.js'
import { isPermission, PERMISSIONS, type Permission } from './permissions.js'

/** An operator looks through this person's eyes. `until` as ISO. */
export interface ImpersonationState {
  id: number
  adminId: number
  adminName: string
  until: string
}

/** What of a session, beside who and where, changes what a person may do. */
export interface ActingAs {
  impersonation?: ImpersonationState | null
  /** The role that a person looks at the firm with, instead of their own («ver como»). */
  preview?: { roleId: number; name: string } | null
  /** What the token of a program is allowed; it never adds to what its person may do. */
  scopes?: readonly string[] | null
  /** Whether some firm works for this person: one of its clients is linked to them. */
  hasClientLinks?: boolean
}

/** What a signed-in person may do where they are now: the person, the firm they work in and their permissions there. */
export class Identity {
  private readonly permissions: ReadonlySet<Permission>
  readonly impersonation: ImpersonationState | null
  readonly preview: { roleId: number; name: string } | null
  private readonly scopes: ReadonlySet<string> | null
  /** Whether this person may look at the area of clients, when they do not work in a firm. */
  readonly mayBeClient: boolean

  constructor(
    readonly user: User,
    readonly workspace: Workspace | null,
    permissions: string[],
    readonly sessionId: string,
    { impersonation = null, preview = null, scopes = null, hasClientLinks = false }: ActingAs = {}
  ) {
    this.permissions = new Set(permissions.filter(isPermission))
    this.impersonation = impersonation
    this.preview = preview
    this.scopes = scopes && new Set(scopes)
    this.mayBeClient = user.type === 'client' || hasClientLinks
  }

  /** Working in a firm, as opposed to a client, an operator or somebody without a firm. */
  get isLawyer(): boolean {
    return this.workspace !== null
  }

  /** A client, or somebody who is a client of one firm and has put their work in another one aside. */
  get isClient(): boolean {
    return this.workspace === null && this.mayBeClient
  }

  /** The owner of the firm; not while previewing another role. */
  get isOwner(): boolean {
    return this.preview === null && (this.workspace?.isOwnedBy(this.user) ?? false)
  }

  /** An operator; not while looking through somebody's eyes or through a role of a firm. */
  get isAdmin(): boolean {
    return this.user.isAdmin && this.impersonation === null && this.preview === null
  }

  /** The one firm of which an operator who looks through somebody's eyes may be told: no other's log says that they looked. Else null. */
  get onlyFirm(): number | null {
    return this.impersonation && this.workspace ? this.workspace.id : null
  }

  /** Whether the firm that this person works in gives them a permission. The owner has all. */
  may(permission: Permission): boolean {
    if (this.scopes && !this.scopes.has(permission)) return false
    return this.workspace !== null && (this.isOwner || this.permissions.has(permission))
  }

  /** All that `may` answers yes to, for the interface. */
  granted(): Permission[] {
    return PERMISSIONS.filter((permission) => this.may(permission))
  }
}
