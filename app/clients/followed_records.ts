import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { Registry } from '#app/core/contributions/registry'

/** The invitation to a client and the firm that sends it. */
export interface ClientInvitation {
  id: number
  workspaceId: number
}

/** Records of a firm that a client may be invited to follow. The modules that keep them contribute how. */
export interface FollowedRecord {
  key: string
  /** Remembers which ones the invitation promises, in place of those of before. False when one of them is not what the inviter sees, or is followed by somebody else. */
  choose(
    trx: TransactionClientContract,
    invitation: ClientInvitation & { invitedById: number },
    ids: number[]
  ): Promise<boolean>
  /** Shows them to the account that accepted. */
  show(
    trx: TransactionClientContract,
    acceptance: { invitation: ClientInvitation; user: { id: number }; author: Author }
  ): Promise<void>
  /** Ends what an account follows through this client. The client is no longer linked to it. */
  hide(
    trx: TransactionClientContract,
    revocation: { client: { id: number; workspaceId: number }; userId: number; author: Author }
  ): Promise<void>
}

export const followedRecords = new Registry<FollowedRecord>('followed records')
