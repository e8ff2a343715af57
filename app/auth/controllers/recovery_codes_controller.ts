import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { RenewRecoveryCodes } from '#app/accounts/actions/renew_recovery_codes'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { showCodesOnce } from '#app/auth/http/enrolment'
import { authorOf, personOf } from '#app/workspaces/context'

/** The codes that stand in for a lost authenticator app. */
@inject()
export default class RecoveryCodesController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly renew: RenewRecoveryCodes
  ) {}

  async store(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    const user = personOf(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    showCodesOnce(ctx, await this.renew.handle(user, authorOf(ctx)))
    return ctx.response.redirect().toRoute('settings.security')
  }
}
