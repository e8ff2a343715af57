import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toId } from '#app/core/http/record_id'
import { firmToday } from '#app/core/time_zone'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { storingProof } from '#app/billing/actions/store_proof'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { RecordPayment } from '#app/billing/actions/record_payment'
import { paymentFilters } from '#app/billing/domain/payment_filters'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { moneyHistory } from '#app/billing/http/money_history'
import { paymentFieldsOf } from '#app/billing/http/payment_form'
import { receiveProof } from '#app/billing/http/receive_proof'
import Charge from '#app/billing/models/charge'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { mustBeNewProof } from '#app/billing/queries/known_proofs'
import { listPayments, waitingPayments } from '#app/billing/queries/list_payments'
import { openCharges, payableBy } from '#app/billing/queries/open_charges'
import { paymentPage } from '#app/billing/queries/payment_page'
import { paymentDeletionValidator, paymentValidator } from '#app/billing/validators/payment'
import Client from '#app/clients/models/client'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What clients paid. */
@inject()
export default class PaymentsController {
  constructor(
    private readonly recordPayment: RecordPayment,
    private readonly managePayment: ManagePayment,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async index(ctx: HttpContext) {
    const filters = await paymentFilters.validate(ctx.request.qs())
    const client = filters.client && (await Client.in(workspaceOf(ctx)).where('clients.id', filters.client).first())
    return ctx.inertia.render('law_firm/payments/index', {
      ...(await listPayments(currentViewer(ctx), filters)),
      filters,
      waiting: await waitingPayments(currentViewer(ctx)),
      clientName: client ? client.name : null,
      canRecord: signedIn(ctx).may('pagos:crear'),
    })
  }

  /** The charge of the address says whose payment it is, and is offered first. */
  async create(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const { client: said, charge: chosen } = ctx.request.qs()
    const charge = toId(chosen) ? await Charge.findSeenBy(viewer, toId(chosen)) : null
    const clientId = charge?.clientId ?? toId(said)
    const client = clientId ? await Client.findIn(workspaceOf(ctx), clientId) : null
    return ctx.inertia.render('law_firm/payments/create', {
      client: client && { id: client.id, name: client.name },
      chargeId: charge?.id ?? null,
      charges: client ? await openCharges(viewer, client.id) : [],
      today: firmToday(workspaceOf(ctx)),
      isReviewed: (await billingSettings(workspaceOf(ctx).id)).twoPersonReview,
    })
  }

  /** Fields and, where there is one, the proof: then the form is multipart. */
  async store(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const firm = workspaceOf(ctx)
    const payment = await receiveProof(ctx.request, async (proof) => {
      const { proofAgain = false, ...input } = await ctx.request.validateUsing(paymentValidator)
      const form = await paymentFieldsOf(ctx, input)
      await mustBeNewProof(viewer, proof, proofAgain)
      const { twoPersonReview: inReview } = await billingSettings(firm.id)
      const order = { ...form, charges: Charge.seenBy.bind(Charge, viewer), source: 'firm' as const, inReview }
      return storingProof(authorOf(ctx), firm, proof, (keep) =>
        this.recordPayment.handle(authorOf(ctx), firm, { ...order, proof: keep })
      )
    })
    const key = payment.state === 'review' ? 'payments.recorded_in_review' : 'payments.recorded'
    ctx.session.flash('notices', { toast: { key, values: { number: payment.number } } })
    return ctx.response.redirect().toRoute('law_firm.payments.show', [payment.id])
  }

  async show(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'view')
    const viewer = currentViewer(ctx)
    const { may } = viewer
    const { id } = payment
    return ctx.inertia.render('law_firm/payments/show', {
      payment: await paymentPage(viewer, payment),
      payable: ctx.inertia.optional(() => payableBy(viewer, payment)),
      history: await moneyHistory(ctx, 'payment', id),
      today: firmToday(workspaceOf(ctx)),
      can: { edit: may('pagos:crear'), delete: may('pagos:eliminar') },
    })
  }

  async destroy(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'delete')
    const { confirmation, version, statuses = [] } = await ctx.request.validateUsing(paymentDeletionValidator)
    const { user } = signedIn(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    const wanted = new Map(statuses.map(({ chargeId, status }) => [chargeId, status]))
    await this.managePayment.destroy(authorOf(ctx), workspaceOf(ctx), { payment, version }, wanted)
    ctx.session.flash('notices', { toast: { key: 'payments.deleted', values: { number: payment.number } } })
    return ctx.response.redirect().toRoute('law_firm.payments.index')
  }
}
