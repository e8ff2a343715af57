import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmComputation } from '#app/deadlines/actions/confirm_computation'
import TermComputation from '#app/deadlines/models/term_computation'
import TermComputationPolicy from '#app/deadlines/policies/term_computation_policy'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** The signature of a second person on a computed term. */
@inject()
export default class TermConfirmationsController {
  constructor(private readonly confirmComputation: ConfirmComputation) {}

  async store(ctx: HttpContext) {
    const computation = await TermComputation.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(TermComputationPolicy).authorize('confirm', computation)
    await this.confirmComputation.handle(authorOf(ctx), computation)
    ctx.session.flash('notices', { toast: { key: 'deadlines.confirmed', values: { folio: computation.folio } } })
    return ctx.response.redirect().toRoute('law_firm.calculator.show', [computation.id])
  }
}
