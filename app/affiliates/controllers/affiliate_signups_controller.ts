import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { seal } from '#app/core/encryption/sealed'
import { RegisterPerson } from '#app/accounts/actions/register_person'
import { assertGoodPassword } from '#app/accounts/passwords/password_rules'
import { countRegistration } from '#app/accounts/registration_limits'
import { affiliateSignupValidator } from '#app/affiliates/validators/affiliate_signup'
import { awaitCode } from '#app/auth/http/pending_verification'
import { addressOf, authorOf, languageOf } from '#app/workspaces/context'

/** Registration of an affiliate: an account and the bank account that referrals are paid to. */
@inject()
export default class AffiliateSignupsController {
  constructor(private readonly registerPerson: RegisterPerson) {}

  create({ inertia }: HttpContext) {
    return inertia.render('security/affiliate_signup', {})
  }

  async store(ctx: HttpContext) {
    const { privacy: _, ...given } = await ctx.request.validateUsing(affiliateSignupValidator)
    const language = languageOf(ctx)
    await assertGoodPassword(given.password, given)
    await countRegistration(given.email, addressOf(ctx))
    const clabe = seal(given.clabe, 'clabe')
    await this.registerPerson.handle(authorOf(ctx), { ...given, clabe, type: 'lawyer', language })
    awaitCode(ctx, given.email)
    return ctx.response.redirect().toRoute('security.verify')
  }
}
