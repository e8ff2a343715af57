import { BasePolicy } from '@adonisjs/bouncer'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'

/**
 * Base of all policies of a firm's records. `may` checks the tenant first, the owner second and the role third; there is no
 * `before()` hook, since it would skip the tenant.
 */
export abstract class WorkspacePolicy extends BasePolicy {
  protected may(identity: Identity, permission: Permission, record: { workspaceId: number }): boolean {
    if (identity.workspace === null || record.workspaceId !== identity.workspace.id) return false
    return identity.may(permission)
  }
}
