import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { VerifyCredentials } from '#app/accounts/actions/verify_credentials'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { signInValidator } from '#app/accounts/validators/sign_in'
import { EndSession } from '#app/auth/actions/end_session'
import { StartSession } from '#app/auth/actions/start_session'
import { addressOf, authorOf, signedIn } from '#app/workspaces/context'

const isWrongPassword = (error: unknown) => error instanceof Refusal && error.refusal === 'credentialsInvalid'

/** Signing in and out. */
@inject()
export default class SessionsController {
  constructor(
    private readonly verifyCredentials: VerifyCredentials,
    private readonly startSession: StartSession,
    private readonly endSession: EndSession
  ) {}

  create({ inertia }: HttpContext) {
    inertia.clearHistory()
    return inertia.render('security/login', {})
  }

  async store(ctx: HttpContext) {
    const { email, password, remember } = await ctx.request.validateUsing(signInValidator)
    const limits = new SignInLimits(email, addressOf(ctx))
    await limits.takeTry()
    const user = await this.verifyCredentials.handle(email, password).catch(async (error) => {
      await (isWrongPassword(error) ? limits.countFailure() : limits.giveBack())
      throw error
    })
    await limits.giveBack()
    const intended = ctx.session.pullIntendedUrl()
    await this.startSession.handle(ctx.session, authorOf(ctx), user, remember ?? false)
    return ctx.response.redirect(intended ?? '/main')
  }

  async destroy(ctx: HttpContext) {
    await this.endSession.handle(ctx.session, authorOf(ctx), signedIn(ctx))
    return ctx.response.redirect('/login')
  }
}
