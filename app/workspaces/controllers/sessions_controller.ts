import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/core/audit/audit_log'
import { Refusal } from '#app/core/errors/refusal'
import { VerifyCredentials } from '#app/accounts/actions/verify_credentials'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { signInValidator } from '#app/accounts/validators/sign_in'
import { StartSession } from '#app/workspaces/actions/start_session'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Signing in and out. */
@inject()
export default class SessionsController {
  constructor(
    private readonly verifyCredentials: VerifyCredentials,
    private readonly startSession: StartSession
  ) {}

  create({ inertia }: HttpContext) {
    return inertia.render('security/login', {})
  }

  async store(ctx: HttpContext) {
    const { email, password, remember } = await ctx.request.validateUsing(signInValidator)
    const limits = new SignInLimits(email, ctx.request.ip())
    await limits.assertOpen()
    const user = await this.verifyCredentials.handle(email, password).catch(async (error) => {
      if (error instanceof Refusal && error.refusal === 'credentialsInvalid') await limits.countFailure()
      throw error
    })
    await limits.countSuccess()
    const intended = ctx.session.pullIntendedUrl()
    await this.startSession.handle(ctx, user, remember ?? false)
    return ctx.response.redirect(intended ?? '/main')
  }

  async destroy(ctx: HttpContext) {
    const { user, workspace } = signedIn(ctx)
    const deed = { workspaceId: workspace?.id ?? null, action: 'session.ended', subject: { type: 'user', id: user.id } }
    await db.transaction((trx) => record(trx, authorOf(ctx), deed))
    ctx.session.clear()
    ctx.session.regenerate()
    return ctx.response.redirect('/login')
  }
}
