import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import { heldFor } from '#app/billing/held_money'
import Charge from '#app/billing/models/charge'
import { bankDataOf } from '#app/billing/queries/bank_data'
import { owedCharges, owedTotals } from '#app/billing/queries/client_account'
import { portalPayments } from '#app/billing/queries/portal_payments'
import { portalFirms } from '#app/portal/current_firm'
import { accountPageValidator } from '#app/portal/validators/account'
import { signedIn } from '#app/workspaces/context'
import Workspace from '#app/workspaces/models/workspace'

/** What a client owes and paid the firm that they have before them. */
export default class ClientAccountsController {
  async show(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const { page } = await ctx.request.validateUsing(accountPageValidator, { data: ctx.request.qs() })
    const current = (await portalFirms(ctx))?.current ?? null
    const firm = current && (await Workspace.existing().where('id', current.id).first())
    if (!firm) return ctx.inertia.render('portal/account/show', { account: null })
    const debtor = { userId: user.id, workspaceId: firm.id }
    const today = firmToday(firm)
    const payments = await portalPayments(debtor, page)
    const charged = await Charge.owedBy(user.id).where('charges.workspace_id', firm.id).select('charges.id').first()
    return ctx.inertia.render('portal/account/show', {
      account: {
        hasMoved: charged !== null || payments.paging.total > 0,
        totals: await owedTotals(debtor, today),
        owed: await owedCharges(debtor, today),
        payments,
        bank: await bankDataOf(firm),
        held: await heldFor(debtor),
      },
    })
  }
}
