import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { FieldProblem } from '#app/core/errors/field_problem'
import User from '#app/accounts/models/user'
import { Refusal } from '#app/core/errors/refusal'
import { clientNamed } from '#app/clients/actions/client_named'
import Client from '#app/clients/models/client'
import { followedRecords } from '#app/clients/followed_records'
import { SendInvitation, type Sender } from '#app/workspaces/actions/send_invitation'
import type Invitation from '#app/workspaces/models/invitation'
import { invitedAddresses } from '#app/workspaces/queries/invitations/invited_addresses'
import { assertEmailsLeft, lockFirm } from '#app/workspaces/queries/lock_firm'
import { assertNoOtherAddress } from '#app/workspaces/queries/invitations/other_address'

export interface ClientOrder {
  /** Who is invited: a client of the firm, or the name of one that is not written down yet. */
  clientId?: number
  name?: string
  email: string
  /** The matters that they will see. */
  matterIds: number[]
}

/** Invites a client of a firm to follow their matters. */
@inject()
export class InviteClient {
  constructor(private readonly send: SendInvitation) {}

  /** Throws CR-400 without a client, CRD-404_ for one of another firm, EIE-400 when the client has an open invitation at another address, and FieldProblem when the address or a matter cannot be. */
  async handle(sender: Sender, order: ClientOrder): Promise<Invitation> {
    return db.transaction(async (trx) => {
      await lockFirm(trx, sender.workspace)
      await assertEmailsLeft(trx, sender.workspace, 1)
      const client = await this.client(trx, sender, order)
      await this.assertFree(trx, client, order.email)
      const { email } = order
      await assertNoOtherAddress(trx, { workspaceId: sender.workspace.id, clientId: client.id, email })
      const known = await invitedAddresses(sender.workspace, { kind: 'client', emails: [email] }, trx)
      const open = known.open.get(email)
      if (open && !open.isExpired) throw new FieldProblem('email', 'invitations.problem.invited')
      const draft = { kind: 'client' as const, email, name: client.name, roleId: null, clientId: client.id }
      const account = known.accounts.get(email)
      const invitation = await this.send.handle(trx, sender, { draft, expired: open, account })
      for (const records of followedRecords.all()) {
        if (!(await records.choose(trx, invitation, order.matterIds)))
          throw new FieldProblem('matterIds', 'invitations.problem.matters')
      }
      return invitation
    })
  }

  /** The client of that id, or of that name, or a new one. */
  private async client(trx: TransactionClientContract, sender: Sender, { clientId, name, email }: ClientOrder) {
    const { workspace } = sender
    if (!clientId) return this.named(trx, sender, name, email)
    const client = await Client.in(workspace, trx).where('clients.id', clientId).first()
    if (!client) throw new Refusal('clientNotInWorkspace')
    return client
  }

  private named(
    trx: TransactionClientContract,
    { workspace, author }: Sender,
    name: string | undefined,
    email: string
  ) {
    if (!name) throw new Refusal('clientRequired')
    return clientNamed(trx, author, workspace, { name, email })
  }

  /** One account follows for a client: who has access already is invited at the same address only, to see more. */
  private async assertFree(trx: TransactionClientContract, { userId }: Client, email: string) {
    if (userId === null) return
    const account = await User.findOrFail(userId, { client: trx })
    if (account.email !== email) throw new FieldProblem('email', 'invitations.problem.client_has_access')
  }
}
