import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { wasRefused } from '#app/shell/refused'
import { StillPending } from '#app/core/errors/still_pending'

/** What the first of the same requests was answered; nothing while it runs. */
interface Earlier {
  status: number | null
  location: string | null
  answer: string | null
}

const MUTATIONS = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Backs the client's refusal of a second submit: a write that carries `X-Idempotency-Key` is done once for this session, method
 * and path. While it runs, a repetition is refused; after it succeeded, a repetition is answered like the first.
 */
export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, session } = ctx
    const given = request.header('x-idempotency-key')
    if (!given || given.length > 100 || !MUTATIONS.includes(request.method())) return next()
    const key = createHash('sha256')
      .update([session.sessionId, request.method(), request.url(), given].join('\n'))
      .digest('hex')
    const earlier = await this.claim(key)
    if (earlier) return this.replay(ctx, earlier)
    const output = await next()
    await this.settle(ctx, key)
    return output
  }

  /** Claims the key, or returns the row of whoever claimed it before. */
  private async claim(key: string): Promise<Earlier | null> {
    try {
      await db.table('idempotency_keys').insert({ key, created_at: toSqlInstant(clock.now()) })
      return null
    } catch (duplicate) {
      const earlier = await db.from('idempotency_keys').where({ key }).first()
      if (!earlier) throw duplicate
      return earlier
    }
  }

  private replay({ response }: HttpContext, earlier: Earlier) {
    if (earlier.status === null) throw new StillPending()
    if (earlier.location) return response.status(earlier.status).header('Location', earlier.location).send('')
    return response
      .status(earlier.status)
      .header('Content-Type', 'application/json')
      .send(earlier.answer ?? '')
  }

  /** Keeps the answer of what succeeded; what was refused may be tried again. */
  private async settle(ctx: HttpContext, key: string) {
    const { response } = ctx
    const row = db.from('idempotency_keys').where({ key })
    if (wasRefused(ctx)) return row.delete()
    const location = response.getHeader('location') as string | undefined
    const content = response.content?.[0]
    return row.update({
      status: response.getStatus(),
      location: location ?? null,
      answer: location || content === undefined ? null : JSON.stringify(content),
    })
  }
}
