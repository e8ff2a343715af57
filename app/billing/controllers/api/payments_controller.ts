import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RecordPayment } from '#app/billing/actions/record_payment'
import { paymentFilters } from '#app/billing/domain/payment_filters'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { paymentFieldsOf } from '#app/billing/http/payment_form'
import Charge from '#app/billing/models/charge'
import { apiPayment } from '#app/billing/queries/api_records'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { listPayments } from '#app/billing/queries/list_payments'
import { apiPaymentsValidator, apiPaymentValidator } from '#app/billing/validators/api'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What clients paid a firm, for programs. */
@inject()
export default class ApiPaymentsController {
  constructor(private readonly recordPayment: RecordPayment) {}

  async index(ctx: HttpContext) {
    const { credit = false, ...input } = await ctx.request.validateUsing(apiPaymentsValidator)
    const said = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const filters = await paymentFilters.validate({ ...said, credit: credit ? 'yes' : '' })
    const { rows, paging } = await listPayments(currentViewer(ctx), filters)
    return ctx.serialize({ items: rows, paging })
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(await apiPayment(await authorizedPayment(ctx, 'view')))
  }

  /** Waits for a second person where the firm asks for one. */
  async store(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const firm = workspaceOf(ctx)
    const form = await paymentFieldsOf(ctx, await ctx.request.validateUsing(apiPaymentValidator))
    const { twoPersonReview: inReview } = await billingSettings(firm.id)
    const charges = Charge.seenBy.bind(Charge, viewer)
    const added = { ...form, charges, source: 'api' as const, inReview }
    return ctx.serialize(await apiPayment(await this.recordPayment.handle(authorOf(ctx), firm, added)))
  }
}
