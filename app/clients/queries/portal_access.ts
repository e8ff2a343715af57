import type Client from '#app/clients/models/client'
import User from '#app/accounts/models/user'
import Invitation from '#app/workspaces/models/invitation'

const MAX_INVITATIONS = 10

/** How a client stands to the portal: the account that has access, and the invitations that were sent, the last one first. */
export async function portalAccess({ id, workspaceId, userId }: Client) {
  const account = userId === null ? null : await User.query().where('id', userId).select('id', 'name', 'email').first()
  const invitations = await Invitation.in({ id: workspaceId })
    .where({ kind: 'client', client_id: id })
    .orderBy('id', 'desc')
    .limit(MAX_INVITATIONS)
  return {
    account: account && { name: account.name, email: account.email },
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      state: invitation.isExpired ? ('expired' as const) : invitation.state,
      isOpen: invitation.isOpen,
      sentAt: invitation.sentAt.toISO()!,
      expiresAt: invitation.expiresAt.toISO()!,
    })),
  }
}
