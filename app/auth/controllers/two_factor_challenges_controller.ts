import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { challengeValidator } from '#app/accounts/validators/two_factor'
import { PassSecondFactor } from '#app/auth/actions/pass_second_factor'
import { pendingSignIn } from '#app/auth/pending_sign_in'
import { route } from '#app/core/addresses'

const OVER = { warning: { key: 'sign_in.challenge_over' } }

/** The second step of signing in, for who has two factors. */
@inject()
export default class TwoFactorChallengesController {
  constructor(private readonly passSecondFactor: PassSecondFactor) {}

  show(ctx: HttpContext) {
    if (!pendingSignIn(ctx)) return ctx.response.redirect().toRoute('security.login')
    return ctx.inertia.render('security/two_factor', {})
  }

  async store(ctx: HttpContext) {
    const answer = await ctx.request.validateUsing(challengeValidator)
    const destination = await this.passSecondFactor.handle(ctx, answer)
    if (destination === null) ctx.session.flash('notices', OVER)
    return ctx.response.redirect(destination ?? route('security.login'))
  }
}
