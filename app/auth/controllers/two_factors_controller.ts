import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { DisableTwoFactor } from '#app/accounts/actions/disable_two_factor'
import { EnableTwoFactor } from '#app/accounts/actions/enable_two_factor'
import { confirmedValidator, enrolmentValidator } from '#app/accounts/validators/two_factor'
import { endEnrolment, enrolledSecret, showCodesOnce } from '#app/auth/http/enrolment'
import { authorOf, signedIn } from '#app/workspaces/context'

/** The second factor of a person: on, once a code proves it, and off. */
@inject()
export default class TwoFactorsController {
  constructor(
    private readonly enable: EnableTwoFactor,
    private readonly disable: DisableTwoFactor,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(enrolmentValidator)
    const { user, sessionId } = signedIn(ctx)
    const secret = enrolledSecret(ctx)
    if (secret === null) throw new Refusal('codeExpired')
    showCodesOnce(ctx, await this.enable.handle(user, { secret, code, sessionId }, authorOf(ctx)))
    endEnrolment(ctx)
    ctx.session.flash('notices', { toast: { key: 'security.two_factor.turned_on' } })
    return ctx.response.redirect().toRoute('settings.security')
  }

  async destroy(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    const { user, sessionId } = signedIn(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.disable.handle(user, sessionId, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'security.two_factor.turned_off' } })
    return ctx.response.redirect().toRoute('settings.security')
  }
}
