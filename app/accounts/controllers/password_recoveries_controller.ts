import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AskRecovery } from '#app/accounts/actions/ask_recovery'
import { addressOf, authorOf, languageOf } from '#app/accounts/context'
import { countRequest } from '#app/accounts/recovery/recovery_limits'
import { recoveryValidator } from '#app/accounts/validators/recovery'

/** Asking for an email with which a password is recovered. */
@inject()
export default class PasswordRecoveriesController {
  constructor(private readonly askRecovery: AskRecovery) {}

  create({ inertia }: HttpContext) {
    return inertia.render('security/password_recovery', {})
  }

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(recoveryValidator)
    await countRequest(email, addressOf(ctx))
    const minutes = await this.askRecovery.handle(email, languageOf(ctx), authorOf(ctx))
    const active = { key: 'recovery.still_active_for', values: { minutes } }
    ctx.session.flash('notices', { toast: minutes === null ? { key: 'recovery.letter_sent' } : active })
    return ctx.response.redirect().toRoute('security.password_change')
  }
}
