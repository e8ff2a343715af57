import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { receiveProof } from '#app/billing/http/receive_proof'
import { sendProof } from '#app/billing/http/serve_proof'
import { mustBeNewProof } from '#app/billing/queries/known_proofs'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { logProof } from '#app/fees/actions/log_matter'
import { ReverseMovement } from '#app/fees/actions/reverse_movement'
import { answerBack } from '#app/fees/http/answer'
import FundMovement from '#app/fees/models/fund_movement'
import { depositValidator, refundValidator, reversalValidator, transferValidator } from '#app/fees/validators/money'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What comes into the fund of a matter and goes out of it. */
@inject()
export default class FundMovementsController {
  constructor(
    private readonly changeFund: ChangeFund,
    private readonly reverseMovement: ReverseMovement
  ) {}

  async deposit(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    await receiveProof(ctx.request, async (proof) => {
      const { proofAgain = false, currency, ...sent } = await ctx.request.validateUsing(depositValidator)
      await mustBeNewProof(currentViewer(ctx), proof, proofAgain)
      const cash = { ...sent, reference: sent.reference ?? null, description: sent.description ?? null }
      return this.changeFund.deposit(authorOf(ctx), workspaceOf(ctx), matter, { currency, cash, proof })
    })
    return answerBack(ctx, 'fees.fund.deposited')
  }

  async refund(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const { currency, ...sent } = await ctx.request.validateUsing(refundValidator)
    const cash = { ...sent, reference: sent.reference ?? null, description: sent.description ?? null }
    await this.changeFund.refund(authorOf(ctx), workspaceOf(ctx), matter, { currency, cash })
    return answerBack(ctx, 'fees.fund.refunded')
  }

  async transfer(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const { exchangeRate = null, ...sent } = await ctx.request.validateUsing(transferValidator)
    const viewer = currentViewer(ctx)
    const asked = { viewer, transfer: { ...sent, exchangeRate } }
    await this.changeFund.transfer(authorOf(ctx), workspaceOf(ctx), matter, asked)
    return answerBack(ctx, 'fees.fund.transferred')
  }

  async reverse(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const { reason } = await ctx.request.validateUsing(reversalValidator)
    const reversal = { movementId: ctx.params.id as number, reason }
    await this.reverseMovement.handle(authorOf(ctx), workspaceOf(ctx), matter, reversal)
    return answerBack(ctx, 'fees.fund.reversed')
  }

  async proof(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const { id: matterId, workspaceId } = matter
    const movement = await FundMovement.in(workspaceOf(ctx)).where({ matter_id: matterId, id: ctx.params.id }).first()
    if (!movement) throw new NotFound('fund_movements')
    const row = { type: 'client_fund' as const, id: movement.fundId, matterId, workspaceId }
    return sendProof(ctx, movement, (trx, name) => logProof(trx, authorOf(ctx), row, name))
  }
}
