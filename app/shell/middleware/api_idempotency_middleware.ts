import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { RepeatedSubmit } from '#app/core/errors/repeated_submit'
import { runSubmit } from '#app/core/idempotency/running_submit'
import { claimSubmit, forgetSubmit, renewLease, saveAnswer, type Claim } from '#app/core/idempotency/submit_keys'
import { tokenOf } from '#app/auth/http/api_context'

const HEADER = 'Idempotency-Key'
const KEY = /^[\w.:-]{1,100}$/

/**
 * A call of /api/v1 that carries `Idempotency-Key` is done once for its session of tokens, method, address and body. While it runs, a repetition is refused;
 * after it succeeded, a repetition is answered like the first, with `Idempotent-Replayed: true`. What was refused may be tried again.
 */
export default class ApiIdempotencyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const given = ctx.request.header(HEADER)
    if (given === undefined) return next()
    if (!KEY.test(given)) throw new FieldProblem(HEADER, 'api.idempotency_key')
    const claim = await claimSubmit(keyOf(ctx, given))
    if (claim.state !== 'taken') return this.replay(ctx, claim)
    const { submit } = claim
    const stop = renewLease(submit, (err) => ctx.logger.warn({ err }, 'the lease of a call could not be renewed'))
    try {
      const output = await runSubmit(submit, async () => next())
      const { response } = ctx
      if (response.getStatus() >= 400) await forgetSubmit(submit)
      else {
        const answer = JSON.stringify(response.content?.[0] ?? {})
        await saveAnswer(submit, { status: response.getStatus(), location: null, answer })
      }
      return output
    } finally {
      stop()
    }
  }

  private replay({ response }: HttpContext, claim: Exclude<Claim, { state: 'taken' }>) {
    if (claim.state !== 'answered') throw new RepeatedSubmit(claim.state)
    response.status(claim.status).header('Idempotent-Replayed', 'true')
    return response.send(JSON.parse(claim.answer ?? '{}'))
  }
}

function keyOf(ctx: HttpContext, given: string): string {
  const { request } = ctx
  const parts = [tokenOf(ctx).familyId, request.method(), request.url(), JSON.stringify(request.all()), given]
  return createHash('sha256')
    .update(`api\n${parts.join('\n')}`)
    .digest('hex')
}
