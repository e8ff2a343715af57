import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine, { errors } from '@vinejs/vine'
import { translate } from '#app/core/messages/catalogue'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { CannotDeleteAccount, DeleteAccount } from '#app/accounts/actions/delete_account'
import { authorOf, personOf, voiceOf } from '#app/accounts/context'
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
    await this.deleteAccount.handle(authorOf(ctx), user.id).catch(saidAtTheForm(ctx))
    ctx.session.clear()
    ctx.session.regenerate()
    ctx.session.flash('notices', { toast: { key: 'privacy.deleted' } })
    return ctx.response.redirect().toRoute('security.login')
  }
}

function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof CannotDeleteAccount)) throw error
    const said = error.obstacles.map(({ key, values }) => translate(voiceOf(ctx), key, values))
    throw new errors.E_VALIDATION_ERROR([{ field: 'account', rule: 'obstacle', message: said.join(' ') }])
  }
}
