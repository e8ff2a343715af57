import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { channelsOf } from '#app/accounts/queries/channels_of'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import { fold } from '#app/core/text/fold'
import { INVITATION_LIFE } from '#app/workspaces/domain/invitation_rules'
import { notify } from '#app/notifications/actions/notify'
import Invitation from '#app/workspaces/models/invitation'
import type { Account } from '#app/workspaces/queries/invitations/invited_addresses'

const FOLDED = 800

/** Who invites, in the name of which firm. */
export interface Sender {
  author: Author
  inviter: Pick<User, 'id' | 'name' | 'language'>
  workspace: { id: number; name: string; logo: string | null }
}

export interface Draft {
  kind: Invitation['kind']
  email: string
  name: string | null
  roleId: number | null
  clientId: number | null
}

/** Writes an invitation down, with its email and its line in the log. For callers that hold the firm's lock. */
export class SendInvitation {
  /** `expired`, the open invitation of this address that waited too long, is renewed instead of making a second one. */
  async handle(
    trx: TransactionClientContract,
    sender: Sender,
    { draft, expired, account }: { draft: Draft; expired?: Invitation; account?: Account }
  ): Promise<Invitation> {
    const invitation = expired?.useTransaction(trx) ?? new Invitation().useTransaction(trx)
    invitation.merge({
      ...draft,
      workspaceId: sender.workspace.id,
      invitedById: sender.inviter.id,
      state: expired ? 'resent' : 'pending',
      timesSent: (expired?.timesSent ?? 0) + 1,
      sentText: fold([draft.name, draft.email].filter(Boolean).join('\n')).slice(0, FOLDED),
      receivedText: fold([sender.workspace.name, sender.inviter.name].join('\n')).slice(0, FOLDED),
    })
    const token = invitation.renew()
    await invitation.save()
    await mailInvitation(trx, sender, { invitation, token, account })
    const { email, kind, roleId, clientId } = draft
    await record(trx, sender.author, {
      workspaceId: sender.workspace.id,
      action: 'invitation.sent',
      subject: { type: 'invitation', id: invitation.id },
      after: { email, kind, roleId, clientId },
    })
    return invitation
  }
}

/**
 * The email with the link. Who has an account gets it in their own language, unless they want no emails about invitations and read them
 * here; others in the language of who invites.
 */
export async function mailInvitation(
  trx: TransactionClientContract,
  { inviter, workspace }: Omit<Sender, 'author'>,
  { invitation, token, account }: { invitation: Invitation; token: string; account?: Account }
): Promise<void> {
  // Asked for nobody too, so that the time of the answer does not tell who has an account.
  const { email: isWanted } = await channelsOf(account?.id ?? 0, 'invitation_received', trx)
  if (account) await notify(trx, { ...newsOf(account.id, workspace, invitation), actorId: inviter.id })
  if (!isWanted) return
  const isForClient = invitation.kind === 'client'
  await putMail(trx, {
    kind: `invitation_${invitation.kind}`,
    toClient: isForClient,
    brand: isForClient ? { name: workspace.name, picture: workspace.logo } : undefined,
    to: invitation.email,
    language: account?.language ?? inviter.language,
    values: { firm: workspace.name, inviter: inviter.name, days: INVITATION_LIFE.days },
    action: route('security.invitation', { token }),
  })
}

/** What the centre of notices says of it, in no firm: the person is not in this one yet. */
function newsOf(userId: number, { name }: { name: string }, { id }: Invitation) {
  return {
    kind: 'invitation_received',
    to: [userId],
    workspaceId: null,
    values: { firm: name },
    subject: { type: 'invitation', id, place: { tab: 'received' } },
    hasOwnLetter: true as const,
  }
}
