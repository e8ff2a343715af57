import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CompleteRegistration } from '#app/accounts/actions/complete_registration'
import { countVerification } from '#app/accounts/registration_limits'
import { codeValidator } from '#app/accounts/validators/registration'
import { EnterVerified } from '#app/auth/http/enter_verified'
import { awaitedIn } from '#app/auth/http/pending_verification'
import { addressOf, authorOf } from '#app/workspaces/context'

/** Proving the mailbox: by the code in the browser that registered, by the link in any. */
@inject()
export default class VerificationsController {
  constructor(
    private readonly completeRegistration: CompleteRegistration,
    private readonly enterVerified: EnterVerified
  ) {}

  create(ctx: HttpContext) {
    const awaited = awaitedIn(ctx)
    if (!awaited) return ctx.response.redirect().toRoute('security.join')
    return ctx.inertia.render('security/verify', { email: awaited.email })
  }

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    const awaited = awaitedIn(ctx)
    if (!awaited) return ctx.response.redirect().toRoute('security.join')
    await countVerification(addressOf(ctx))
    const completed = await this.completeRegistration.byCode(authorOf(ctx), awaited, code)
    return ctx.response.redirect(await this.enterVerified.handle(ctx, completed))
  }

  /** The page does nothing by itself: programs that look at emails open every link. */
  link(ctx: HttpContext) {
    ctx.response.header('Referrer-Policy', 'same-origin')
    ctx.response.header('X-Robots-Tag', 'noindex')
    return ctx.inertia.render('security/verify_link', { token: ctx.params.token })
  }

  async storeLink(ctx: HttpContext) {
    await countVerification(addressOf(ctx))
    const completed = await this.completeRegistration.byLink(authorOf(ctx), ctx.params.token, awaitedIn(ctx))
    return ctx.response.redirect(await this.enterVerified.handle(ctx, completed))
  }
}
