import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { Refusal } from '#app/core/errors/refusal'
import Invitation from '#app/workspaces/models/invitation'
import Workspace from '#app/workspaces/models/workspace'

/** An invitation of a firm as it is now, held until the transaction ends. Throws `invitationNotFound` (IU-404), also for those of other firms. */
export async function lockSent(trx: TransactionClientContract, firm: { id: number }, id: number) {
  const found = await Invitation.in(firm, trx).where('id', id).forUpdate().first()
  if (!found) throw new Refusal('invitationNotFound')
  return found
}

/** The same for one that was sent to a person's proved address by a firm that still exists. */
export async function lockReceived(trx: TransactionClientContract, user: User, id: number) {
  const isProved = user.emailVerifiedAt !== null
  const query = Invitation.sentTo(user.email, trx).where('invitations.id', id).forUpdate()
  const found = isProved ? await query.first() : null
  return inLivingFirm(found)
}

/** The firm of an invitation that was sent to a person, held until the transaction ends; before the invitation, as who invites holds them. */
export async function lockInvitingFirm(trx: TransactionClientContract, user: User, id: number): Promise<Workspace> {
  const found = await Invitation.sentTo(user.email, trx).where('invitations.id', id).first()
  const firm = found && (await Workspace.query({ client: trx }).where('id', found.workspaceId).forUpdate().first())
  if (!firm || firm.deletedAt) throw new Refusal('invitationNotFound')
  return firm
}

/** The same for the one that an email's link opens. */
export async function lockLinked(trx: TransactionClientContract, token: string) {
  return inLivingFirm(await Invitation.linked(token, trx).forUpdate().first())
}

async function inLivingFirm(found: Invitation | null): Promise<Invitation> {
  if (!found) throw new Refusal('invitationNotFound')
  await found.load('workspace')
  if (found.workspace.deletedAt) throw new Refusal('invitationNotFound')
  return found
}
