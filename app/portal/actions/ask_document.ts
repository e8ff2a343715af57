import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import PortalRequest from '#app/portal/models/portal_request'
import { notifyClients } from '#app/portal/portal_notices'
import { lockRequest } from '#app/portal/queries/lock_request'

export interface RequestFields {
  title: string
  explanation?: string | null
  dueOn?: string | null
}

/** What becomes of a request when the firm looks at it. */
export type Verdict = { state: 'accepted' } | { state: 'again'; reason: string } | { state: 'withdrawn' }

const OPEN_FOR: Record<Verdict['state'], PortalRequest['state'][]> = {
  accepted: ['open', 'received', 'again'],
  again: ['received', 'accepted'],
  withdrawn: ['open', 'received', 'again'],
}

/** Documents that a firm asks of the clients of a matter. */
export class AskDocument {
  async handle(author: Author, matter: Matter, fields: RequestFields): Promise<PortalRequest> {
    const { title, explanation = null, dueOn = null } = fields
    return db.transaction(async (trx) => {
      const base = { workspaceId: matter.workspaceId, matterId: matter.id, askedById: author.userId }
      const request = await PortalRequest.create({ ...base, title, explanation, dueOn, state: 'open' }, { client: trx })
      await this.tell(trx, author, matter, request)
      await this.note(trx, author, matter, { id: request.id, action: 'asked', after: { title, dueOn } })
      return request
    })
  }

  /** Accepts what came, asks again with a reason, or withdraws. Nothing happens when that was done already. Throws NotFound. */
  async judge(author: Author, matter: Matter, id: number, verdict: Verdict): Promise<PortalRequest> {
    return db.transaction(async (trx) => {
      const request = await lockRequest(trx, matter, id)
      const { state: before, title } = request
      if (!OPEN_FOR[verdict.state].includes(before)) return request
      const reason = verdict.state === 'again' ? verdict.reason : null
      const closedAt = verdict.state === 'again' ? null : clock.now()
      await request.merge({ state: verdict.state, reason, closedAt }).save()
      if (verdict.state === 'again') await this.tell(trx, author, matter, request)
      const change = { before: { state: before }, after: { state: verdict.state, title } }
      await this.note(trx, author, matter, { id: request.id, action: verdict.state, ...change })
      return request
    })
  }

  private tell(trx: TransactionClientContract, author: Author, matter: Matter, { title }: PortalRequest) {
    const news = { kind: 'portal_document_requested' as const, actorId: author.userId, part: 'todo' }
    return notifyClients(trx, matter, { ...news, values: { document: title } })
  }

  private async note(trx: TransactionClientContract, author: Author, matter: Matter, audited: Noted) {
    const { id, action, ...change } = audited
    const subject = { type: 'portal_request', id }
    const where = { workspaceId: matter.workspaceId, matterId: matter.id }
    await record(trx, author, { ...where, action: `portal.request_${action}`, subject, ...change })
  }
}

interface Noted {
  id: number
  action: string
  before?: Record<string, unknown>
  after: Record<string, unknown>
}
