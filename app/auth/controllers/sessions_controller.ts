import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signInValidator } from '#app/accounts/validators/sign_in'
import { EndSession } from '#app/auth/actions/end_session'
import { SignIn } from '#app/auth/actions/sign_in'
import { isGoogleOn } from '#app/auth/google/google'

/** Signing in and out. */
@inject()
export default class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly endSession: EndSession
  ) {}

  create({ inertia }: HttpContext) {
    inertia.clearHistory()
    return inertia.render('security/login', { google: isGoogleOn() })
  }

  async store(ctx: HttpContext) {
    const destination = await this.signIn.handle(ctx, await ctx.request.validateUsing(signInValidator))
    return ctx.response.redirect(destination)
  }

  async destroy(ctx: HttpContext) {
    await this.endSession.handle(ctx)
    return ctx.response.redirect().toRoute('security.login')
  }
}
