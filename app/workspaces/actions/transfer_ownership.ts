import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import type User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NoAccess, NotFound } from '#app/core/errors/no_access'
import { putMail } from '#app/core/mail/mail'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { membershipOf } from '#app/workspaces/queries/members/find_member'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** Hands a firm over to one of its members. The old owner stays as Administrador; both get an email. */
export class TransferOwnership {
  /** Throws NoAccess when the giver is not the owner (any more), NotFound when the other has left. */
  async handle(author: Author, { id: workspaceId }: { id: number }, parties: { fromId: number; toMemberId: number }) {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: workspaceId })
      if (!firm.isOwnedBy({ id: parties.fromId })) throw new NoAccess({ route: 'ownership' })
      const from = await membershipOf(firm, parties.fromId, trx)
      const to = await Member.in(firm, trx).where('id', parties.toMemberId).preload('user').first()
      if (!from || !to || to.id === from.id || to.user.isDisabled) throw new NotFound('member')
      await firm.merge({ ownerId: to.userId }).save()
      await this.giveRole(trx, to, 'owner')
      await this.giveRole(trx, from, 'admin')
      await this.tell(trx, firm, { from: from.user, to: to.user })
      const [before, after] = [{ ownerId: parties.fromId }, { ownerId: to.userId }]
      const subject = { type: 'workspace', id: workspaceId }
      await record(trx, author, { workspaceId, action: 'workspace.ownership_transferred', subject, before, after })
    })
  }

  private async giveRole(trx: Trx, member: Member, key: 'owner' | 'admin') {
    const role = await Role.in({ id: member.workspaceId }, trx).where('key', key).firstOrFail()
    await member.merge({ roleId: role.id }).save()
  }

  private async tell(trx: Trx, firm: Workspace, { from, to }: { from: User; to: User }) {
    const values = { from: from.name, to: to.name, firm: firm.name }
    const action = route('law_firm.members.index')
    await putMail(trx, { kind: 'ownership_given', to: from.email, language: from.language, values })
    await putMail(trx, { kind: 'ownership_received', to: to.email, language: to.language, values, action })
  }
}
