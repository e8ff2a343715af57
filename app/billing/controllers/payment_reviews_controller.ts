import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { reviewValidator } from '#app/billing/validators/payment'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** The word of somebody else on a payment that waits. */
@inject()
export default class PaymentReviewsController {
  constructor(private readonly managePayment: ManagePayment) {}

  async store(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    const sent = await ctx.request.validateUsing(reviewValidator)
    const { version, verdict, reason = null, applications: next, exchangeRate = null } = sent
    const word = { verdict, reason: verdict === 'rejected' ? reason : null, exchangeRate, ...(next && { next }) }
    await this.managePayment.review(authorOf(ctx), workspaceOf(ctx), { payment, version }, word)
    ctx.session.flash('notices', { toast: { key: `payments.${verdict}`, values: { number: payment.number } } })
    return ctx.response.redirect().toRoute('law_firm.payments.show', [payment.id])
  }
}
