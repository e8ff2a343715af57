import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { FieldProblem } from '#app/core/errors/field_problem'
import { assertEmailsLeft, lockFirm } from '#app/workspaces/queries/lock_firm'
import { invitedAddresses, whyNotInvitable } from '#app/workspaces/queries/invitations/invited_addresses'
import { SendInvitation, type Sender } from './send_invitation.js'

export interface MemberOrder {
  name: string | null
  email: string
  roleId: number
}

/** Invites people to work in a firm: all that can be, in one transaction. */
@inject()
export class InviteMembers {
  constructor(private readonly send: SendInvitation) {}

  /** Invites one. Throws FieldProblem when the address is a member's or was already invited. */
  async one(sender: Sender, order: MemberOrder): Promise<void> {
    const { skipped } = await this.handle(sender, [order])
    if (skipped[0]) throw new FieldProblem('email', `invitations.problem.${skipped[0].why}`)
  }

  /** Invites several; members and those already invited are left out and returned with the reason. An address that comes twice is asked once. */
  async handle(sender: Sender, orders: MemberOrder[]) {
    const once = [...new Map(orders.map((order) => [order.email, order])).values()]
    return db.transaction(async (trx) => {
      await lockFirm(trx, sender.workspace)
      await assertEmailsLeft(trx, sender.workspace, once.length)
      const emails = once.map(({ email }) => email)
      const known = await invitedAddresses(sender.workspace, { kind: 'member', emails }, trx)
      const skipped: { email: string; why: 'member' | 'invited' }[] = []
      for (const order of once) {
        const { email } = order
        const why = whyNotInvitable(known, email)
        if (why) {
          skipped.push({ email, why })
          continue
        }
        const draft = { ...order, kind: 'member' as const, clientId: null }
        await this.send.handle(trx, sender, {
          draft,
          expired: known.open.get(email),
          account: known.accounts.get(email),
        })
      }
      return { sent: once.length - skipped.length, skipped }
    })
  }
}
