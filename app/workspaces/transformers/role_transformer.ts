import { BaseTransformer } from '@adonisjs/core/transformers'
import type Role from '#app/workspaces/models/role'
import { isPermission } from '#app/workspaces/permissions'
import { fingerprintOf } from '#app/workspaces/domain/role_fields'
import type { CountedRole } from '#app/workspaces/queries/roles/list_roles'

/** A role with all that it permits. `key` names the built-in ones. */
export default class RoleTransformer extends BaseTransformer<Role> {
  toObject() {
    const { id, key, name, description, editable, permissions } = this.resource
    const granted = permissions.filter(isPermission)
    return { id, key, name, description, editable, permissions: granted, fingerprint: fingerprintOf(this.resource) }
  }

  /** As a line of the list: how much it permits and to how many. */
  forList() {
    const { id, key, name, description, editable, permissions } = this.resource
    const { members } = (this.resource as CountedRole).$extras
    const granted = permissions.filter(isPermission).length
    return { id, key, name, description, editable, granted, members: Number(members) }
  }
}
