import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { refundValidator } from '#app/billing/validators/payment'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What is given back of a payment. */
@inject()
export default class PaymentRefundsController {
  constructor(private readonly managePayment: ManagePayment) {}

  async store(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    const { version, reference = null, ...refund } = await ctx.request.validateUsing(refundValidator)
    const given = { ...refund, reference }
    await this.managePayment.refund(authorOf(ctx), workspaceOf(ctx), { payment, version }, given)
    ctx.session.flash('notices', { toast: { key: 'payments.refunded', values: { number: payment.number } } })
    return ctx.response.redirect().toRoute('law_firm.payments.show', [payment.id])
  }
}
