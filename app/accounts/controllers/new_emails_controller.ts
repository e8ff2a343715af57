import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AskEmailChange } from '#app/accounts/actions/ask_email_change'
import { authorOf, personOf } from '#app/accounts/context'
import { newEmailValidator } from '#app/accounts/validators/recovery'

/** The address that a signed-in person wants. */
@inject()
export default class NewEmailsController {
  constructor(private readonly askEmailChange: AskEmailChange) {}

  async store(ctx: HttpContext) {
    const { email, confirmation } = await ctx.request.validateUsing(newEmailValidator)
    const confirmedAt = ctx.session.get('confirmedAt')
    const isSent = await this.askEmailChange.handle(personOf(ctx), email, confirmation, authorOf(ctx), confirmedAt)
    ctx.session.flash('notices', { toast: { key: isSent ? 'recovery.code_sent' : 'recovery.code_still_active' } })
    return ctx.response.redirect().toRoute('security.email_change')
  }
}
