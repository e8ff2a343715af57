import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChargeAgreement } from '#app/fees/actions/charge_agreement'
import { ChargeWork } from '#app/fees/actions/charge_work'
import { answerWithDraft } from '#app/fees/http/answer'
import { chargingOf } from '#app/fees/http/charging'
import { agreedChargeValidator, workChargeValidator } from '#app/fees/validators/agreement'
import { authorizedMatter } from '#app/matters/http/load_matter'

/** Drafts of what was agreed in a matter, and of its time and expenses. */
@inject()
export default class FeeChargesController {
  constructor(
    private readonly chargeAgreement: ChargeAgreement,
    private readonly chargeWork: ChargeWork
  ) {}

  /** Of a part of the agreement. */
  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const sent = await ctx.request.validateUsing(agreedChargeValidator)
    const { part, stageId = null, amount = null, obtained = null, exchangeRate = null } = sent
    const asked = { part, stageId, amount, obtained, exchangeRate }
    return answerWithDraft(ctx, await this.chargeAgreement.handle(chargingOf(ctx), matter, asked))
  }

  /** Of time and expenses. */
  async work(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const sent = await ctx.request.validateUsing(workChargeValidator)
    const { timeIds = [], expenseIds = [], grouping, expenseTax, exchangeRate = null } = sent
    const asked = { timeIds, expenseIds, grouping, expenseTax, exchangeRate }
    return answerWithDraft(ctx, await this.chargeWork.handle(chargingOf(ctx), matter, asked))
  }
}
