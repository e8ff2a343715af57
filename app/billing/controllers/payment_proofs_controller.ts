import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ProvePayment } from '#app/billing/actions/prove_payment'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { receiveProof } from '#app/billing/http/receive_proof'
import { serveProof } from '#app/billing/http/serve_proof'
import { mustBeNewProof } from '#app/billing/queries/known_proofs'
import { proofRemovalValidator, proofValidator } from '#app/billing/validators/payment'
import { authorOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The files that prove payments, one an operation. */
@inject()
export default class PaymentProofsController {
  constructor(private readonly provePayment: ProvePayment) {}

  async show(ctx: HttpContext) {
    return serveProof(ctx, await authorizedPayment(ctx, 'view'))
  }

  async store(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    await receiveProof(ctx.request, async (proof) => {
      if (!proof) throw new FieldProblem('file', 'documents.problem.none')
      const { version, proofAgain = false } = await ctx.request.validateUsing(proofValidator)
      await mustBeNewProof(currentViewer(ctx), proof, proofAgain)
      return this.provePayment.keep(authorOf(ctx), { payment, version }, proof)
    })
    return this.answer(ctx, 'payments.proof_kept', payment.id)
  }

  async destroy(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(proofRemovalValidator)
    await this.provePayment.drop(authorOf(ctx), { payment, version })
    return this.answer(ctx, 'payments.proof_removed', payment.id)
  }

  private answer({ session, response }: HttpContext, key: string, id: number) {
    session.flash('notices', { toast: { key } })
    return response.redirect().toRoute('law_firm.payments.show', [id])
  }
}
