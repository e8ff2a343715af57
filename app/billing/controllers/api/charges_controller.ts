import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import { AddCharge } from '#app/billing/actions/add_charge'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { chargeFilters } from '#app/billing/domain/charge_filters'
import { chargeFieldsOf } from '#app/billing/http/charge_form'
import { authorizedCharge } from '#app/billing/http/load_charge'
import type Charge from '#app/billing/models/charge'
import { apiCharge } from '#app/billing/queries/api_records'
import { listCharges } from '#app/billing/queries/list_charges'
import { apiChargesValidator } from '#app/billing/validators/api'
import { chargeReasonValidator, chargeValidator, seenChargeValidator } from '#app/billing/validators/charge'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What clients owe a firm, for programs. */
@inject()
export default class ApiChargesController {
  constructor(
    private readonly addCharge: AddCharge,
    private readonly editCharge: EditCharge,
    private readonly settleCharge: SettleCharge
  ) {}

  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(apiChargesValidator)
    const said = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const filters = await chargeFilters.validate({ tab: 'all', ...said })
    const { charges, paging } = await listCharges(currentViewer(ctx), filters, firmToday(workspaceOf(ctx)))
    const items = charges.map(({ createdBy: _, standing, ...line }) => {
      const { state, status, isOverdue } = standing
      return { ...line, state, status, isOverdue }
    })
    return ctx.serialize({ items, paging })
  }

  async show(ctx: HttpContext) {
    return this.answer(ctx, await authorizedCharge(ctx, 'view'))
  }

  async store(ctx: HttpContext) {
    const { issues, ...sent } = await ctx.request.validateUsing(chargeValidator)
    const added = { fields: chargeFieldsOf(sent), sees: currentViewer(ctx), issues: issues ?? false }
    return this.answer(ctx, await this.addCharge.handle(authorOf(ctx), workspaceOf(ctx), added))
  }

  async issue(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    return this.answer(ctx, await this.editCharge.issue(authorOf(ctx), workspaceOf(ctx), { charge, version }))
  }

  async cancel(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'delete')
    const { version, reason } = await ctx.request.validateUsing(chargeReasonValidator)
    return this.answer(ctx, await this.settleCharge.cancel(authorOf(ctx), { charge, version }, reason))
  }

  private async answer(ctx: HttpContext, charge: Charge) {
    return ctx.serialize(await apiCharge(charge, workspaceOf(ctx)))
  }
}
