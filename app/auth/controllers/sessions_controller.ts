import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signInValidator } from '#app/accounts/validators/sign_in'
import { BrowserSession } from '#app/auth/http/browser_session'
import { SignIn } from '#app/auth/actions/sign_in'
import { PassFirstFactor } from '#app/auth/http/pass_first_factor'
import { browserAsking } from '#app/auth/http/device_cookie'
import { isGoogleOn } from '#app/auth/google/google'
import { authorOf } from '#app/workspaces/context'

/** Signing in and out. */
@inject()
export default class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly passFirstFactor: PassFirstFactor,
    private readonly browserSession: BrowserSession
  ) {}

  create({ inertia }: HttpContext) {
    inertia.clearHistory()
    return inertia.render('security/login', { google: isGoogleOn() })
  }

  async store(ctx: HttpContext) {
    const { remember, ...credentials } = await ctx.request.validateUsing(signInValidator)
    const signingIn = await this.signIn.handle(authorOf(ctx), browserAsking(ctx), credentials)
    return ctx.response.redirect(await this.passFirstFactor.handle(ctx, signingIn.user, signingIn, remember))
  }

  async destroy(ctx: HttpContext) {
    await this.browserSession.end(ctx)
    return ctx.response.redirect().toRoute('security.login')
  }
}
