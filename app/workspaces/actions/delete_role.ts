import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import RoleDeleted from '#app/workspaces/events/role_deleted'
import type Role from '#app/workspaces/models/role'
import { lockRoles, pick } from '#app/workspaces/queries/roles/lock_role'
import { peopleOfRole } from '#app/workspaces/queries/members/people_of_role'
import { notifyRoleMembers } from './notify_role_members.js'

/** Deletes a role of a firm. Its people stay members without permission, at once, until they are given another. */
export class DeleteRole {
  /** Returns how many people lost it. Open invitations that offered it stay, without a role. */
  async handle(author: Author, role: Role): Promise<number> {
    return db.transaction(async (trx) => {
      const { firm, roles } = await lockRoles(trx, { id: role.workspaceId })
      const current = pick(roles, role.id)
      const { id, workspaceId, name, description, permissions } = current
      const members = await peopleOfRole(trx, current)
      await this.release(trx, current)
      await RoleDeleted.dispatch(trx, id)
      await current.delete()
      await notifyRoleMembers(trx, members, { kind: 'role_taken', firm: firm.name, role: name })
      const before = { name, description, permissions, memberIds: members.map((member) => member.id) }
      await record(trx, author, { workspaceId, action: 'role.deleted', subject: { type: 'role', id }, before })
      return members.length
    })
  }

  /** Takes the role from members and invitations. */
  private async release(trx: TransactionClientContract, { id, workspaceId }: Role): Promise<void> {
    const without = { role_id: null, updated_at: toSqlInstant(clock.now()) }
    for (const table of ['members', 'invitations'])
      await trx.from(table).where({ workspace_id: workspaceId, role_id: id }).update(without)
  }
}
