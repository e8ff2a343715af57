import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { RepeatedSubmit } from '#app/core/errors/repeated_submit'
import { runSubmit, type Submit } from '#app/core/idempotency/running_submit'
import { claimSubmit, forgetSubmit, saveAnswer, renewLease, type Claim } from '#app/core/idempotency/submit_keys'
import { givenKey, submitKeyOf, WRITES } from '#app/shell/kept_submit'
import { wasRefused } from '#app/shell/refused'

/**
 * Backs the client's refusal of a second submit: a write that carries `X-Idempotency-Key` is done once for this session, method
 * and path. While it runs, a repetition is refused; after it succeeded, a repetition is answered like the first. Of a process that died, what it
 * had not kept is done again, and what it had kept is said to be done.
 */
export default class IdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, session } = ctx
    const given = givenKey(ctx)
    if (given === null || !WRITES.includes(request.method())) return next()
    const key = submitKeyOf(session.sessionId, { method: request.method(), path: request.url(), given })
    const claim = await claimSubmit(key)
    if (claim.state !== 'taken') return this.replay(ctx, claim)
    const { submit } = claim
    const stop = renewLease(submit, (err) => ctx.logger.warn({ err }, 'the lease of a submit could not be renewed'))
    try {
      const output = await runSubmit(submit, async () => next())
      await this.settle(ctx, submit)
      return output
    } finally {
      stop()
    }
  }

  private replay({ response }: HttpContext, claim: Exclude<Claim, { state: 'taken' }>) {
    if (claim.state !== 'answered') throw new RepeatedSubmit(claim.state)
    if (claim.location) return response.status(claim.status).header('Location', claim.location).send('')
    return response
      .status(claim.status)
      .header('Content-Type', 'application/json')
      .send(claim.answer ?? '')
  }

  /** Keeps the answer of what succeeded; what was refused may be tried again. */
  private async settle(ctx: HttpContext, submit: Submit) {
    const { response } = ctx
    if (wasRefused(ctx)) return forgetSubmit(submit)
    const location = (response.getHeader('location') as string | undefined) ?? null
    const content = response.content?.[0]
    const answer = location || content === undefined ? null : JSON.stringify(content)
    await saveAnswer(submit, { status: response.getStatus(), location, answer })
  }
}
