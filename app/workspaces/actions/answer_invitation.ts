import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import { notify } from '#app/notifications/actions/notify'
import type Invitation from '#app/workspaces/models/invitation'

/** Closes an invitation as answered: the row, the line in the log, and the notice to who invited, if they still work there. */
export async function answerInvitation(
  trx: TransactionClientContract,
  author: Author,
  { invitation, state, by }: { invitation: Invitation; state: 'accepted' | 'rejected'; by: User | null }
): Promise<void> {
  const before = { state: invitation.state }
  invitation.close(state)
  await invitation.merge({ acceptedById: state === 'accepted' ? (by?.id ?? null) : null }).save()
  await record(trx, author, {
    workspaceId: invitation.workspaceId,
    action: `invitation.${state}`,
    subject: { type: 'invitation', id: invitation.id },
    before,
    after: { state },
  })
  const inviter = await stillThere(trx, invitation)
  if (!inviter) return
  // Who turns it down joins nothing: the name of an account, or that there is one, is not told.
  const who = (state === 'accepted' && by?.name) || (invitation.name ?? invitation.email)
  await notify(trx, {
    kind: 'invitation_answered',
    to: [inviter.id],
    actorId: by?.id ?? null,
    workspaceId: invitation.workspaceId,
    values: { name: who, firm: invitation.workspace.name, state },
    subject: { type: 'invitation', id: invitation.id, place: { tab: 'sent' } },
    hasOwnEmail: true,
  })
  if (!(await channelsOf(inviter.id, 'invitation_answered', trx)).email) return
  await putMail(trx, {
    kind: `invitation_${state}`,
    to: inviter.email,
    language: inviter.language,
    values: { who, email: invitation.email, firm: invitation.workspace.name, kind: invitation.kind },
    action: route('law_firm.invitations.index', {}, { tab: 'sent' }),
  })
}

/** Who invited, unless they left the firm or their account is closed. */
async function stillThere(trx: TransactionClientContract, { invitedById, workspaceId }: Invitation) {
  return User.query({ client: trx })
    .where('users.id', invitedById)
    .whereNull('users.disabled_at')
    .whereIn('users.id', db.from('members').where('workspace_id', workspaceId).select('user_id'))
    .first()
}
