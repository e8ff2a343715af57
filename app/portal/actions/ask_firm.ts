import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { fold } from '#app/core/text/fold'
import { notify } from '#app/notifications/actions/notify'
import FirmRequest from '#app/portal/models/firm_request'
import { firmMeant, publicFirm } from '#app/portal/queries/public_firms'
import { peopleWho } from '#app/workspaces/queries/members/memberships'

const A_DAY: Limit = { name: 'firm-request', points: 5, seconds: 86_400 }
const MAX_OPEN = 5

interface Asking {
  /** The slug of a public firm. */
  firm?: string | null
  /** Its name or e-mail, as typed. */
  addressedTo: string
  message: string
}

/** Somebody asks a firm to work for them. Whether a firm of that name is here is not told: it is what the firm answers that they learn. */
export class AskFirm {
  /** Throws FieldProblem with five open requests, TooManyTries after five a day. */
  async handle(author: Author, user: { id: number; name: string }, asking: Asking): Promise<void> {
    await countTry(A_DAY, String(user.id))
    const { addressedTo, message } = asking
    const picked = asking.firm ? await publicFirm(asking.firm) : null
    const workspaceId = picked ?? (await firmMeant(addressedTo))
    await db.transaction(async (trx) => {
      const open = await FirmRequest.query({ client: trx }).where({ user_id: user.id, state: 'open' })
      if (open.length >= MAX_OPEN) throw new FieldProblem('message', 'portal.problem.too_many_requests')
      // By what was typed alone: which firm it meant would tell that there is one.
      const isTwice = open.some((each) => fold(each.addressedTo) === fold(addressedTo))
      if (isTwice) throw new FieldProblem('addressedTo', 'portal.problem.asked_already')
      const fields = { workspaceId, userId: user.id, addressedTo, message, state: 'open' as const }
      const request = await FirmRequest.create(fields, { client: trx })
      const subject = { type: 'firm_request', id: request.id }
      await record(trx, author, { workspaceId, action: 'firm_request.sent', subject })
      if (workspaceId === null) return
      await notify(trx, {
        kind: 'portal_firm_request',
        to: await peopleWho('clientes:crear', workspaceId, trx),
        actorId: user.id,
        workspaceId,
        values: { from: user.name },
        subject: { ...subject, place: { side: 'firm' } },
      })
    })
  }

  /** Takes an open one back. Throws nothing when it was answered meanwhile. */
  async withdraw(author: Author, user: { id: number }, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      const mine = FirmRequest.query({ client: trx }).where({ user_id: user.id, state: 'open' })
      const request = await mine.where('id', id).forUpdate().first()
      if (!request) return
      await request.merge({ state: 'withdrawn' }).save()
      const subject = { type: 'firm_request', id: request.id }
      const change = { before: { state: 'open' }, after: { state: 'withdrawn' } }
      await record(trx, author, {
        workspaceId: request.workspaceId,
        action: 'firm_request.withdrawn',
        subject,
        ...change,
      })
    })
  }
}
