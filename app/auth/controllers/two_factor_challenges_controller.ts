import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { challengeValidator } from '#app/accounts/validators/two_factor'
import { PassSecondFactor } from '#app/auth/actions/pass_second_factor'
import { browserAsking } from '#app/auth/http/device_cookie'
import { CompleteSignIn } from '#app/auth/http/complete_sign_in'
import { forgetSignIn, pendingSignIn } from '#app/auth/http/pending_sign_in'
import { authorOf } from '#app/workspaces/context'

const OVER = { warning: { key: 'sign_in.challenge_over' } }

/** The second step of signing in, for who has two factors. */
@inject()
export default class TwoFactorChallengesController {
  constructor(
    private readonly passSecondFactor: PassSecondFactor,
    private readonly completeSignIn: CompleteSignIn
  ) {}

  show(ctx: HttpContext) {
    if (!pendingSignIn(ctx)) return ctx.response.redirect().toRoute('security.login')
    return ctx.inertia.render('security/two_factor', {})
  }

  async store(ctx: HttpContext) {
    const { code, trust } = await ctx.request.validateUsing(challengeValidator)
    const pending = pendingSignIn(ctx)
    const user = await this.passSecondFactor.handle(authorOf(ctx), browserAsking(ctx), pending, code)
    if (!pending || !user) return this.startOver(ctx)
    return ctx.response.redirect(await this.completeSignIn.handle(ctx, user, { remembered: pending.remembered, trust }))
  }

  private startOver(ctx: HttpContext) {
    forgetSignIn(ctx)
    ctx.session.flash('notices', OVER)
    return ctx.response.redirect().toRoute('security.login')
  }
}
