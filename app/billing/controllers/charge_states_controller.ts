import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { authorizedCharge } from '#app/billing/http/load_charge'
import { chargeReasonValidator, chargeTermsValidator, seenChargeValidator } from '#app/billing/validators/charge'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What becomes of a charge: it is issued, called off, given up, counted as paid or as pending. */
@inject()
export default class ChargeStatesController {
  constructor(
    private readonly editCharge: EditCharge,
    private readonly settleCharge: SettleCharge
  ) {}

  /** Changes until when it is to be paid, and its notes. */
  async terms(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version, ...sent } = await ctx.request.validateUsing(chargeTermsValidator)
    const terms = { dueOn: sent.dueOn ?? null, notes: sent.notes ?? null, internalNotes: sent.internalNotes ?? null }
    await this.editCharge.terms(authorOf(ctx), { charge, version }, terms)
    return this.answer(ctx, 'charges.saved', charge.reference)
  }

  async issue(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    const { reference } = await this.editCharge.issue(authorOf(ctx), workspaceOf(ctx), { charge, version })
    return this.answer(ctx, 'charges.issued', reference)
  }

  async cancel(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'delete')
    const { version, reason } = await ctx.request.validateUsing(chargeReasonValidator)
    await this.settleCharge.cancel(authorOf(ctx), { charge, version }, reason)
    return this.answer(ctx, 'charges.canceled', charge.reference)
  }

  async writeOff(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'delete')
    const { version, reason } = await ctx.request.validateUsing(chargeReasonValidator)
    await this.settleCharge.writeOff(authorOf(ctx), workspaceOf(ctx), { charge, version }, reason)
    return this.answer(ctx, 'charges.written_off', charge.reference)
  }

  async mark(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.settleCharge.mark(authorOf(ctx), workspaceOf(ctx), { charge, version })
    return this.answer(ctx, 'charges.marked_paid', charge.reference)
  }

  async reopen(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenChargeValidator)
    await this.settleCharge.reopen(authorOf(ctx), { charge, version })
    return this.answer(ctx, 'charges.reopened', charge.reference)
  }

  private answer({ session, response, params }: HttpContext, key: string, reference: string | null) {
    session.flash('notices', { toast: { key, values: { reference: reference ?? '' } } })
    return response.redirect().toRoute('law_firm.charges.show', [params.id])
  }
}
