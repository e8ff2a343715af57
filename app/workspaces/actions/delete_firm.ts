import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { signIns } from '#app/accounts/sign_ins'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NoAccess } from '#app/core/errors/no_access'
import { putMail } from '#app/core/mail/mail'
import { toSqlInstant } from '#app/core/models/columns'
import { OPEN_STATES } from '#app/workspaces/domain/invitation_rules'
import Invitation from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'
import type Workspace from '#app/workspaces/models/workspace'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/**
 * Deletes a firm: nobody gets in any more, its open invitations are canceled, its tokens end, its members get an email. The rows stay, so
 * that the log holds and support can bring the firm back; its address is not given to another.
 */
export class DeleteFirm {
  /** `name` is what the owner typed. Throws FieldProblem when it is not the firm's, NoAccess for who is not the owner (any more). */
  async handle(author: Author, { id }: { id: number }, { userId, name }: { userId: number; name: string }) {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id })
      if (!firm.isOwnedBy({ id: userId })) throw new NoAccess({ route: 'workspace' })
      if (firm.name !== name) throw new FieldProblem('name', 'firm.delete.name_differs')
      await firm.merge({ deletedAt: clock.now() }).save()
      await this.cancelInvitations(trx, firm)
      await signIns().endTokensIn(trx, { workspaceId: id })
      await this.tell(trx, firm)
      const subject = { type: 'workspace', id }
      await record(trx, author, { workspaceId: id, action: 'workspace.deleted', subject, before: { name } })
    })
  }

  private async cancelInvitations(trx: Trx, firm: Workspace) {
    const now = toSqlInstant(clock.now())
    await Invitation.in(firm, trx)
      .whereIn('state', [...OPEN_STATES])
      .update({ state: 'canceled', closed_at: now, open_key: null, updated_at: now })
  }

  private async tell(trx: Trx, firm: Workspace) {
    const members = await Member.in(firm, trx).preload('user')
    for (const { user } of members) {
      const values = { name: user.name, firm: firm.name }
      await putMail(trx, { kind: 'firm_deleted', to: user.email, language: user.language, values })
    }
  }
}
