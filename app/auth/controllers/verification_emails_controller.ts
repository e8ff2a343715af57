import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { CATALOGUE } from '#app/core/errors/catalogue'
import { Refusal } from '#app/core/errors/refusal'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { ResendVerification } from '#app/accounts/actions/resend_verification'
import { countResend } from '#app/accounts/registration_limits'
import { resendValidator } from '#app/accounts/validators/registration'
import { awaitAnotherCode } from '#app/auth/http/pending_verification'
import { addressOf } from '#app/workspaces/context'

/** Sending the email of a registration once more: always JSON, `{ success, code }` (specification §7). */
@inject()
export default class VerificationEmailsController {
  constructor(private readonly resendVerification: ResendVerification) {}

  async store(ctx: HttpContext) {
    return this.resend(ctx).catch((error: unknown) => this.refuse(ctx, error))
  }

  private async resend(ctx: HttpContext) {
    if (!ctx.request.input('email')) throw new Refusal('emailRequired')
    const { email } = await ctx.request.validateUsing(resendValidator)
    await countResend(email, addressOf(ctx))
    await this.resendVerification.handle(email)
    awaitAnotherCode(ctx, email)
    return { success: true, code: null }
  }

  private refuse({ response }: HttpContext, error: unknown) {
    if (error instanceof Refusal) return response.status(error.status).send({ success: false, code: error.code })
    if (error instanceof errors.E_VALIDATION_ERROR)
      return response.status(422).send({ success: false, code: CATALOGUE.informationIncorrect.code })
    if (!(error instanceof TooManyTries)) throw error
    response.header('Retry-After', error.retryAfter)
    return response.status(429).send({ success: false, code: 'TOO-MANY', params: { seconds: error.retryAfter } })
  }
}
