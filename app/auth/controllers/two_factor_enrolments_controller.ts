import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { beginEnrolment, endEnrolment } from '#app/auth/http/enrolment'
import { authorOf, personOf } from '#app/workspaces/context'

/** Setting up an authenticator app, until a code proves that it works. */
@inject()
export default class TwoFactorEnrolmentsController {
  constructor(private readonly confirmIdentity: ConfirmIdentity) {}

  async store(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    await this.confirmIdentity.handle(personOf(ctx), confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    beginEnrolment(ctx)
    return ctx.response.redirect().toRoute('settings.security')
  }

  async destroy(ctx: HttpContext) {
    endEnrolment(ctx)
    return ctx.response.redirect().toRoute('settings.security')
  }
}
