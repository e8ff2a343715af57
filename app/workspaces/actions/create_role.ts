import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Identity } from '#app/workspaces/identity'
import Role from '#app/workspaces/models/role'
import { assertNameFree, assertRoomForOne, lockRoles } from '#app/workspaces/queries/roles/lock_role'
import { assertMayGive, storedRoleFields, type RoleFields } from '#app/workspaces/domain/role_fields'

/** Makes a role of the firm that a person works in. */
export class CreateRole {
  /** Throws NoAccess for a permission that the person lacks, FieldProblem when the name is taken. */
  async handle(author: Author, identity: Identity, fields: RoleFields): Promise<Role> {
    const stored = storedRoleFields(fields)
    const workspace = identity.workspace!
    assertMayGive(identity, stored.permissions)
    return db.transaction(async (trx) => {
      const { roles } = await lockRoles(trx, workspace)
      assertRoomForOne(roles)
      assertNameFree(roles, stored.name)
      const values = { ...stored, workspaceId: workspace.id, key: null, editable: true }
      const role = await Role.create(values, { client: trx })
      const subject = { type: 'role', id: role.id }
      await record(trx, author, { workspaceId: workspace.id, action: 'role.created', subject, after: { ...stored } })
      return role
    })
  }
}
