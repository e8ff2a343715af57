import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { Refusal } from '#app/core/errors/refusal'
import { RESEND_WAIT } from '#app/workspaces/domain/invitation_rules'
import type Invitation from '#app/workspaces/models/invitation'
import { assertNoOtherAddress } from '#app/workspaces/queries/invitations/other_address'
import { assertEmailsLeft, lockFirm } from '#app/workspaces/queries/lock_firm'
import { lockSent } from '#app/workspaces/queries/invitations/lock_invitation'
import { mailInvitation, type Sender } from './send_invitation.js'

/** Sends an invitation again: seven new days and a new link; the earlier emails open nothing any more. */
export class ResendInvitation {
  /** Throws IU-404, UAA-404, IU-400, EIE-400, and WIU-400 with `seconds` within ten minutes of the last email. `authorize` judges the row that is held. */
  async handle(sender: Sender, id: number, authorize: (invitation: Invitation) => Promise<void>): Promise<Invitation> {
    return db.transaction(async (trx) => {
      await lockFirm(trx, sender.workspace)
      const invitation = await lockSent(trx, sender.workspace, id)
      await authorize(invitation)
      invitation.assertOpen()
      this.assertWaited(invitation)
      await assertNoOtherAddress(trx, invitation)
      await assertEmailsLeft(trx, sender.workspace, 1)
      const before = { state: invitation.state, timesSent: invitation.timesSent }
      const token = invitation.renew()
      await invitation.merge({ state: 'resent', timesSent: invitation.timesSent + 1 }).save()
      const account = await User.query({ client: trx }).where('email', invitation.email).first()
      await mailInvitation(trx, sender, { invitation, token, account: account ?? undefined })
      await record(trx, sender.author, {
        workspaceId: sender.workspace.id,
        action: 'invitation.resent',
        subject: { type: 'invitation', id: invitation.id },
        before,
        after: { state: 'resent', timesSent: invitation.timesSent },
      })
      return invitation
    })
  }

  private assertWaited({ sentAt }: Invitation): void {
    const seconds = Math.ceil(sentAt.plus(RESEND_WAIT).diff(clock.now(), 'seconds').seconds)
    if (seconds > 0) throw new Refusal('invitationResendTooSoon', { seconds, minutes: Math.ceil(seconds / 60) })
  }
}
