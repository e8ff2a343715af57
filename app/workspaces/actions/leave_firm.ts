import db from '@adonisjs/lucid/services/db'
import { FieldProblem } from '#app/core/errors/field_problem'
import User from '#app/accounts/models/user'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import { notify } from '#app/notifications/actions/notify'
import { membershipOf } from '#app/workspaces/queries/members/find_member'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'
import { endMembership } from './end_membership.js'

/** Takes a person out of a firm at their own wish. The owner learns of it by email. */
export class LeaveFirm {
  /** Throws FieldProblem for the owner, who has to transfer or to delete the firm first: a firm is never without one. */
  async handle(author: Author, { id: workspaceId }: { id: number }, userId: number): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: workspaceId })
      if (firm.isOwnedBy({ id: userId })) throw new FieldProblem('membership', 'members.owner_cannot_leave')
      const member = await membershipOf(firm, userId, trx)
      if (!member) return
      const owner = await User.findOrFail(firm.ownerId, { client: trx })
      await endMembership(trx, member)
      const values = { owner: owner.name, name: member.user.name, firm: firm.name }
      const news = {
        kind: 'member_left',
        to: [owner.id],
        actorId: userId,
        workspaceId,
        values: { name: member.user.name, firm: firm.name },
      }
      const members = { type: 'firm', id: workspaceId, place: { page: 'members' } }
      await notify(trx, { ...news, subject: members, hasOwnEmail: true })
      if ((await channelsOf(owner.id, 'member_left', trx)).email)
        await putMail(trx, { kind: 'member_left', to: owner.email, language: owner.language, values })
      const before = { userId, name: member.user.name, roleId: member.roleId, role: member.role?.name ?? null }
      const subject = { type: 'member', id: member.id }
      await record(trx, author, { workspaceId, action: 'member.left', subject, before })
    })
  }
}
