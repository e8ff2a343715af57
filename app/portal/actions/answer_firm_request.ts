import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { AddClient } from '#app/clients/actions/add_client'
import Client from '#app/clients/models/client'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { notify } from '#app/notifications/actions/notify'
import FirmRequest from '#app/portal/models/firm_request'

interface Firm {
  id: number
  name: string
}

/** What a firm answers to somebody who asked it to work for them. */
export class AnswerFirmRequest {
  /** They become a client of the firm, the one of their address or a new one. Returns it; null when it was answered before. Throws NotFound. */
  async accept(author: Author, firm: Firm, id: number): Promise<Client | null> {
    return db.transaction(async (trx) => {
      const request = await this.open(trx, firm, id)
      if (!request) return null
      const user = await User.findOrFail(request.userId, { client: trx })
      const client = await this.clientOf(trx, author, firm, user)
      await this.close(trx, author, firm, { request, state: 'accepted', clientId: client.id })
      return client
    })
  }

  async decline(author: Author, firm: Firm, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      const request = await this.open(trx, firm, id)
      if (request) await this.close(trx, author, firm, { request, state: 'declined', clientId: null })
    })
  }

  private async open(trx: TransactionClientContract, firm: Firm, id: number): Promise<FirmRequest | null> {
    const request = await FirmRequest.query({ client: trx })
      .where({ workspace_id: firm.id, id: id })
      .forUpdate()
      .first()
    if (!request || request.state === 'withdrawn') throw new NotFound('firm_requests')
    return request.state === 'open' ? request : null
  }

  /** The client whom this account already is, the one of their address that no account has, or a new one. */
  private async clientOf(trx: TransactionClientContract, author: Author, firm: Firm, user: User): Promise<Client> {
    const linked = await Client.in(firm, trx).where('user_id', user.id).first()
    if (linked) return linked
    const known = await Client.in(firm, trx).where('email', user.email).whereNull('user_id').orderBy('id').first()
    const client = known ?? (await this.newClient(trx, author, firm, user))
    await client.merge({ userId: user.id, email: client.email ?? user.email }).save()
    const audited = { action: 'client.linked', before: { userId: null }, after: { userId: user.id } }
    await record(trx, author, { workspaceId: firm.id, subject: { type: 'client', id: client.id }, ...audited })
    return client
  }

  /** Not one of the same name: what somebody is called proves nothing. */
  private newClient(
    trx: TransactionClientContract,
    author: Author,
    firm: Firm,
    { name, email }: User
  ): Promise<Client> {
    return new AddClient().handle(author, firm, { type: 'person', givenNames: name, email }, trx)
  }

  private async close(
    trx: TransactionClientContract,
    author: Author,
    firm: Firm,
    { request, state, clientId }: Closing
  ) {
    await request.merge({ state, clientId, answeredById: author.userId, answeredAt: clock.now() }).save()
    const subject = { type: 'firm_request', id: request.id }
    const change = { before: { state: 'open' }, after: { state, clientId } }
    await record(trx, author, { workspaceId: firm.id, action: `firm_request.${state}`, subject, ...change })
    await notify(trx, {
      kind: 'portal_firm_answered',
      to: [request.userId],
      actorId: author.userId,
      workspaceId: null,
      values: { from: firm.name, answer: state },
      subject: { ...subject, place: { side: 'client' } },
    })
  }
}

interface Closing {
  request: FirmRequest
  state: 'accepted' | 'declined'
  clientId: number | null
}
