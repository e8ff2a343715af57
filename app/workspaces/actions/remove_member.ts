import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { putMail } from '#app/core/mail/mail'
import type Member from '#app/workspaces/models/member'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'
import { endMembership } from './end_membership.js'

/** Removes a member from a firm. They are told by email and lose access at once. */
export class RemoveMember {
  /** Throws FieldProblem when the member became the owner meanwhile. */
  async handle(author: Author, { id, workspaceId }: Member): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: workspaceId })
      const member = await findMember(firm, id, trx)
      if (firm.isOwnedBy({ id: member.userId })) throw new FieldProblem('member', 'members.owner_stays')
      const { user, role } = member
      await endMembership(trx, member)
      await putMail(trx, {
        kind: 'member_removed',
        to: user.email,
        language: user.language,
        values: { name: user.name, firm: firm.name },
      })
      const before = { userId: user.id, name: user.name, roleId: role?.id ?? null, role: role?.name ?? null }
      await record(trx, author, { workspaceId, action: 'member.removed', subject: { type: 'member', id }, before })
    })
  }
}
