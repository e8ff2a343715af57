import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { ChangeBankAccount } from '#app/workspaces/actions/change_bank_account'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { bankAccountValidator } from '#app/workspaces/validators/workspace'

/** The account on which clients pay a firm. */
@inject()
export default class BankAccountsController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly changeBankAccount: ChangeBankAccount
  ) {}

  /** Without a CLABE the account is taken away. */
  async update(ctx: HttpContext) {
    const { clabe, confirmation } = await ctx.request.validateUsing(bankAccountValidator)
    await this.confirmIdentity.handle(signedIn(ctx).user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.changeBankAccount.handle(authorOf(ctx), workspaceOf(ctx), clabe ?? null)
    ctx.session.flash('notices', { toast: { key: clabe ? 'firm.bank.saved' : 'firm.bank.removed' } })
    return ctx.response.redirect().toRoute('law_firm.firm.show')
  }
}
