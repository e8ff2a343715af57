import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import Group from '#app/workspaces/models/group'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** Deletes a group. Its members stay in the firm. */
export class DeleteGroup {
  async handle(author: Author, { id, workspaceId }: Group): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: workspaceId })
      const group = await Group.findIn(firm, id, trx)
      const members = await trx.from('group_members').where('group_id', id).select('member_id')
      await trx.from('group_members').where('group_id', id).delete()
      await group.delete()
      const before = { name: group.name, memberIds: members.map((row) => Number(row.member_id)) }
      await record(trx, author, { workspaceId, action: 'group.deleted', subject: { type: 'group', id }, before })
    })
  }
}
