import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MailConfirmationCode } from '#app/accounts/actions/mail_confirmation_code'
import { authorOf, personOf } from '#app/accounts/context'
import { previousUrl } from '#app/core/http/previous_url'

/** The code with which a person without password confirms a sensitive action. */
@inject()
export default class ConfirmationCodesController {
  constructor(private readonly mailConfirmationCode: MailConfirmationCode) {}

  async store(ctx: HttpContext) {
    const isSent = await this.mailConfirmationCode.handle(personOf(ctx), authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: isSent ? 'recovery.code_sent' : 'recovery.code_still_active' } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
