import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { Author } from '#app/core/audit/author'
import type Invitation from '#app/workspaces/models/invitation'
import { lockLinked, lockReceived } from '#app/workspaces/queries/invitations/lock_invitation'
import { answerInvitation } from './answer_invitation.js'

/** Turns an invitation down; one that expired too. Throws IU-404, UAA-404, IU-400. */
export class RejectInvitation {
  /** As the person to whom it was sent. */
  async received(author: Author, user: User, id: number): Promise<Invitation> {
    return this.reject(author, user, (trx) => lockReceived(trx, user, id))
  }

  /** As whoever holds the email's link, without an account. */
  async linked(author: Author, token: string): Promise<Invitation> {
    return this.reject(author, null, (trx) => lockLinked(trx, token))
  }

  private reject(
    author: Author,
    by: User | null,
    find: (trx: TransactionClientContract) => Promise<Invitation>
  ): Promise<Invitation> {
    return db.transaction(async (trx) => {
      const invitation = await find(trx)
      invitation.assertOpen()
      await answerInvitation(trx, author, { invitation, state: 'rejected', by })
      return invitation
    })
  }
}
