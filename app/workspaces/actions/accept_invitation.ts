import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { invitationSubjects } from '#app/core/contributions/registries'
import type Invitation from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'
import { lockInvitingFirm, lockReceived } from '#app/workspaces/queries/invitations/lock_invitation'
import { answerInvitation } from './answer_invitation.js'
import { notifyOwnerOfMember } from './notify_owner_of_member.js'

/** Accepts an invitation that was sent to a person's address: they join the firm, or follow what it does for them. */
export class AcceptInvitation {
  /** Throws IU-404, UAA-404, IU-400 and InvitationExpired. Of two at once, the second gets UAA-404. */
  async handle(author: Author, user: User, id: number): Promise<Invitation> {
    return db.transaction(async (trx) => {
      const firm = await lockInvitingFirm(trx, user, id)
      const invitation = await lockReceived(trx, user, id)
      invitation.assertAcceptable()
      await (invitation.kind === 'member'
        ? this.join(trx, author, { firm, invitation, user })
        : invitationSubjects.find(invitation.kind)!.accept(trx, { invitation, user, author }))
      await answerInvitation(trx, author, { invitation, state: 'accepted', by: user })
      return invitation
    })
  }

  /** A role that was deleted meanwhile leaves the new member without permission. Who is a member already keeps the role they have. */
  private async join(
    trx: TransactionClientContract,
    author: Author,
    { firm, invitation, user }: { firm: Workspace; invitation: Invitation; user: User }
  ) {
    const { workspaceId, roleId } = invitation
    if (await Member.in(firm, trx).where('user_id', user.id).first()) return
    const role = roleId && (await Role.in(firm, trx).where('id', roleId).first())
    const membership = { workspaceId, userId: user.id, roleId: role ? role.id : null }
    const member = await Member.create(membership, { client: trx })
    await record(trx, author, {
      workspaceId,
      action: 'member.joined',
      subject: { type: 'member', id: member.id },
      after: membership,
    })
    await notifyOwnerOfMember(trx, firm, { user, invitedById: invitation.invitedById })
  }
}
