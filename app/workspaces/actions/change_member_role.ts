import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldProblem } from '#app/core/errors/field_problem'
import type User from '#app/accounts/models/user'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import { notify } from '#app/notifications/actions/notify'
import type Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

const named = (role: Role | null) => ({ roleId: role?.id ?? null, role: role?.name ?? null })

/** Gives a member another role, or none: then they stay in the firm without permission. It holds from their next request on. */
export class ChangeMemberRole {
  /** Throws FieldProblem when the role was deleted meanwhile, or the member became the owner. */
  async handle(author: Author, { id, workspaceId }: Member, roleId: number | null): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: workspaceId })
      const member = await findMember(firm, id, trx)
      if (firm.isOwnedBy({ id: member.userId })) throw new FieldProblem('roleId', 'members.owner_keeps_role')
      const role = roleId === null ? null : await Role.in(firm, trx).where('id', roleId).first()
      if (roleId !== null && !role) throw new FieldProblem('roleId', 'members.role_gone')
      if (member.roleId === roleId) return
      const [before, after] = [named(member.role), named(role)]
      await member.merge({ roleId }).save()
      await this.tell(trx, firm, { user: member.user, role, by: author.userId })
      const audited = { action: 'member.role_changed', subject: { type: 'member', id }, before, after }
      await record(trx, author, { workspaceId, ...audited })
    })
  }

  private async tell(
    trx: TransactionClientContract,
    firm: Workspace,
    { user, role, by }: { user: User; role: Role | null; by: number | null }
  ) {
    const kind = role ? 'role_changed' : 'role_taken'
    await notify(trx, {
      kind: 'role_changed',
      to: [user.id],
      actorId: by,
      workspaceId: firm.id,
      values: { firm: firm.name, role: role?.name ?? '—' },
      subject: { type: 'firm', id: firm.id, place: { page: 'home' } },
      hasOwnEmail: true,
    })
    if (!(await channelsOf(user.id, 'role_changed', trx)).email) return
    const values = { name: user.name, firm: firm.name, role: role?.name ?? '' }
    await putMail(trx, { kind, to: user.email, language: user.language, values, action: route('main.home') })
  }
}
