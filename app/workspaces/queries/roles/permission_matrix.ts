import type { Identity } from '#app/workspaces/identity'
import { PERMISSION_GROUPS, type Permission } from '#app/workspaces/permissions'
import { needsOf } from '#app/workspaces/domain/permission_needs'

/** All permissions by group, as the page of a role draws them, each with what it needs and whether this person may give it. */
export function permissionMatrix(identity: Identity) {
  return Object.entries(PERMISSION_GROUPS).map(([group, actions]) => ({
    group,
    permissions: actions.map((action) => {
      const id = `${group}:${action}` as Permission
      return { id, action: action as string, needs: needsOf(id), mayGive: identity.may(id) }
    }),
  }))
}
