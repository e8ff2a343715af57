import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { applicationsValidator } from '#app/billing/validators/payment'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What a payment pays. */
@inject()
export default class PaymentApplicationsController {
  constructor(private readonly managePayment: ManagePayment) {}

  /** All of it in place of what it pays by now; the rest is credit. */
  async update(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    const { version, applications } = await ctx.request.validateUsing(applicationsValidator)
    await this.managePayment.apply(authorOf(ctx), workspaceOf(ctx), { payment, version }, applications)
    ctx.session.flash('notices', { toast: { key: 'payments.applied', values: { number: payment.number } } })
    return ctx.response.redirect().toRoute('law_firm.payments.show', [payment.id])
  }
}
