import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { firmToday } from '#app/core/time_zone'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'
import { receiveProof } from '#app/billing/http/receive_proof'
import { serveProof } from '#app/billing/http/serve_proof'
import Payment from '#app/billing/models/payment'
import { bankDataOf } from '#app/billing/queries/bank_data'
import { owedLine } from '#app/billing/queries/client_account'
import { SendPaymentProof } from '#app/portal/actions/send_payment_proof'
import { authorizedOwedCharge } from '#app/portal/load_account'
import { clientPaymentValidator } from '#app/portal/validators/account'
import { authorOf, signedIn } from '#app/workspaces/context'

/** What clients say to have paid, with its proof. */
@inject()
export default class ClientPaymentsController {
  constructor(private readonly sendPaymentProof: SendPaymentProof) {}

  async create(ctx: HttpContext) {
    const { charge, firm } = await authorizedOwedCharge(ctx)
    await charge.load('items', (items) => void items.orderBy('position'))
    const today = firmToday(firm)
    return ctx.inertia.render('portal/account_payments/create', {
      charge: owedLine(charge, today, 0),
      bank: await bankDataOf(firm),
      methods: CHOSEN_METHODS,
      today,
    })
  }

  async store(ctx: HttpContext) {
    const { charge, firm } = await authorizedOwedCharge(ctx)
    await receiveProof(ctx.request, async (proof) => {
      const { notes = null, ...form } = await ctx.request.validateUsing(clientPaymentValidator)
      if (!proof) throw new FieldProblem('file', 'documents.problem.none')
      return this.sendPaymentProof.handle(authorOf(ctx), firm, { charge, form: { ...form, notes }, proof })
    })
    ctx.session.flash('notices', { toast: { key: 'portal_account.sent' } })
    return ctx.response.redirect().toRoute('portal.account.show')
  }

  /** The proof that this client sent. */
  async proof(ctx: HttpContext) {
    const { id } = signedIn(ctx).user
    const payment = await Payment.madeBy(id)
      .where({ id: ctx.params.id as number, createdById: id })
      .first()
    if (!payment) throw new NotFound('payments')
    return serveProof(ctx, payment)
  }
}
