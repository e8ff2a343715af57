import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Invitation from '#app/workspaces/models/invitation'
import { lockSent } from '#app/workspaces/queries/invitations/lock_invitation'

/** Takes an invitation back: its link opens nothing any more. */
export class CancelInvitation {
  /** Throws IU-404, UAA-404, IU-400. `authorize` judges the row that is held. */
  async handle(
    author: Author,
    { workspace, id }: { workspace: { id: number }; id: number },
    authorize: (invitation: Invitation) => Promise<void>
  ): Promise<Invitation> {
    return db.transaction(async (trx) => {
      const invitation = await lockSent(trx, workspace, id)
      await authorize(invitation)
      invitation.assertOpen()
      const before = { state: invitation.state }
      invitation.close('canceled')
      await invitation.save()
      await record(trx, author, {
        workspaceId: workspace.id,
        action: 'invitation.canceled',
        subject: { type: 'invitation', id: invitation.id },
        before,
        after: { state: 'canceled' },
      })
      return invitation
    })
  }
}
