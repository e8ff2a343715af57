import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangePassword } from '#app/accounts/actions/change_password'
import { authorOf, personOf } from '#app/accounts/context'
import { passwordChangeValidator } from '#app/accounts/validators/recovery'
import { previousUrl } from '#app/core/http/previous_url'

/** The password of the signed-in person. */
@inject()
export default class PasswordsController {
  constructor(private readonly changePassword: ChangePassword) {}

  async update(ctx: HttpContext) {
    const { currentPassword, password } = await ctx.request.validateUsing(passwordChangeValidator)
    const passwords = { current: currentPassword, next: password }
    await this.changePassword.handle(personOf(ctx), passwords, authorOf(ctx), ctx.session.sessionId)
    ctx.session.flash('notices', { toast: { key: 'recovery.password_changed_here' } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
