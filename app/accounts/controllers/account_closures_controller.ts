import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { DeleteAccount } from '#app/accounts/actions/delete_account'
import { authorOf, personOf } from '#app/accounts/context'
import { confirmation } from '#app/accounts/validators/confirmation'

const validator = vine.create({ confirmation: confirmation() })

/** The end of an account. */
@inject()
export default class AccountClosuresController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly deleteAccount: DeleteAccount
  ) {}

  async destroy(ctx: HttpContext) {
    const user = personOf(ctx)
    const { confirmation: proof } = await ctx.request.validateUsing(validator)
    await this.confirmIdentity.handle(user, proof, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.deleteAccount.handle(authorOf(ctx), user.id)
    ctx.session.clear()
    ctx.session.regenerate()
    ctx.session.flash('notices', { toast: { key: 'privacy.deleted' } })
    return ctx.response.redirect().toRoute('security.login')
  }
}
