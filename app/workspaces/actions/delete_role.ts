import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Member from '#app/workspaces/models/member'
import type Role from '#app/workspaces/models/role'
import { lockRoles, pick } from '#app/workspaces/queries/lock_role'

/** Deletes a role of a firm. Its people stay members without permission, at once, until they are given another. */
export class DeleteRole {
  /** Returns how many people lost it. Open invitations that offered it stay, without a role. */
  async handle(author: Author, role: Role): Promise<number> {
    return db.transaction(async (trx) => {
      const current = pick(await lockRoles(trx, { id: role.workspaceId }), role.id)
      const { id, workspaceId, name, description, permissions } = current
      const memberIds = await this.release(trx, current)
      await current.delete()
      const before = { name, description, permissions, memberIds }
      await record(trx, author, { workspaceId, action: 'role.deleted', subject: { type: 'role', id }, before })
      return memberIds.length
    })
  }

  /** Takes the role from members and invitations; returns the ids of the members. */
  private async release(trx: TransactionClientContract, { id, workspaceId }: Role): Promise<number[]> {
    const members = await Member.in({ id: workspaceId }, trx)
      .where('role_id', id)
      .orderBy('id')
      .select('id')
      .forUpdate()
    const without = { role_id: null, updated_at: toSqlInstant(clock.now()) }
    for (const table of ['members', 'invitations'])
      await trx.from(table).where({ workspace_id: workspaceId, role_id: id }).update(without)
    return members.map((member) => member.id)
  }
}
