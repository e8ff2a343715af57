import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RegisterPerson } from '#app/accounts/actions/register_person'
import { assertGoodPassword } from '#app/accounts/passwords/password_rules'
import { countRegistration } from '#app/accounts/registration_limits'
import { isCredited } from '#app/accounts/referral_codes'
import { registrationValidator } from '#app/accounts/validators/registration'
import { EnterInvited } from '#app/auth/http/enter_invited'
import { allowFraming } from '#app/auth/http/framing'
import { isGoogleOn } from '#app/auth/google/google'
import { awaitCode } from '#app/auth/http/pending_verification'
import { currentInvitation } from '#app/workspaces/http/invitation_link'
import { addressOf, authorOf, languageOf } from '#app/workspaces/context'

/** What the pages of registration show: the referral code of their address, and who was invited: the address is filled in and locked. */
async function pageOf(ctx: HttpContext) {
  const invitation = await currentInvitation(ctx)
  const code = String(ctx.params.refCode ?? '').slice(0, 20)
  return {
    referral: code ? { code, isKnown: await isCredited(code.toLowerCase()) } : null,
    invited: invitation && {
      email: invitation.email,
      name: invitation.name,
      kind: invitation.kind,
      firm: invitation.workspace.name,
    },
    google: isGoogleOn(),
  }
}

/** Registration, in all its dresses: in full, like an app, framed by another site. */
@inject()
export default class RegistrationsController {
  constructor(
    private readonly registerPerson: RegisterPerson,
    private readonly enterInvited: EnterInvited
  ) {}

  async create(ctx: HttpContext) {
    return ctx.inertia.render('security/join', await pageOf(ctx))
  }

  async referred(ctx: HttpContext) {
    return ctx.inertia.render('security/join_referred', await pageOf(ctx))
  }

  async appHome(ctx: HttpContext) {
    return ctx.inertia.render('security/join_app/home', await pageOf(ctx))
  }

  async appClient(ctx: HttpContext) {
    return ctx.inertia.render('security/join_app/client', await pageOf(ctx))
  }

  async appReferred(ctx: HttpContext) {
    return ctx.inertia.render('security/join_app/referred', await pageOf(ctx))
  }

  embedded(ctx: HttpContext) {
    allowFraming(ctx)
    return ctx.inertia.render('security/join_embedded', {})
  }

  async store(ctx: HttpContext) {
    const { privacy: _, ...given } = await ctx.request.validateUsing(registrationValidator)
    const language = languageOf(ctx)
    await assertGoodPassword(given.password, given)
    await countRegistration(given.email, addressOf(ctx))
    const invitation = await currentInvitation(ctx)
    if (invitation?.email === given.email) {
      const candidate = { ...given, type: invitation.accountType, language }
      return ctx.response.redirect(await this.enterInvited.handle(ctx, invitation, candidate))
    }
    await this.registerPerson.handle(authorOf(ctx), { ...given, language })
    awaitCode(ctx, given.email)
    return ctx.response.redirect().toRoute('security.verify')
  }
}
