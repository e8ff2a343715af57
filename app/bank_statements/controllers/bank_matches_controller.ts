import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toId } from '#app/core/http/record_id'
import { openCharges } from '#app/billing/queries/open_charges'
import { DecideMovement, type Deciding } from '#app/bank_statements/actions/decide_movement'
import { authorizedMovement } from '#app/bank_statements/http/load_statement'
import { acceptanceValidator, linkValidator, versionValidator } from '#app/bank_statements/validators/bank_statement'
import Client from '#app/clients/models/client'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const decidingIn = (ctx: HttpContext): Deciding => ({
  author: authorOf(ctx),
  viewer: currentViewer(ctx),
  firm: workspaceOf(ctx),
})

/** What movements are: payments, new ones or recorded before. */
@inject()
export default class BankMatchesController {
  constructor(private readonly decideMovement: DecideMovement) {}

  /** What a client owes, for the form that says what a payment pays. */
  async charges(ctx: HttpContext) {
    const client = await Client.findIn(workspaceOf(ctx), toId(ctx.request.qs().client))
    return ctx.response.json({ charges: await openCharges(currentViewer(ctx), client.id) })
  }

  async store(ctx: HttpContext) {
    const movement = await authorizedMovement(ctx, 'edit')
    const { version, ...said } = await ctx.request.validateUsing(acceptanceValidator)
    const { exchangeRate = null, reference = null, notes = null } = said
    const accepted = { ...said, exchangeRate, reference, notes }
    const payment = await this.decideMovement.accept(decidingIn(ctx), { movement, version }, accepted)
    return answer(ctx, payment.state === 'review' ? 'accepted_in_review' : 'accepted', payment.number)
  }

  async update(ctx: HttpContext) {
    const movement = await authorizedMovement(ctx, 'edit')
    const { version, paymentId } = await ctx.request.validateUsing(linkValidator)
    const payment = await this.decideMovement.link(decidingIn(ctx), { movement, version }, paymentId)
    return answer(ctx, 'linked', payment.number)
  }

  async destroy(ctx: HttpContext) {
    const movement = await authorizedMovement(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(versionValidator)
    await this.decideMovement.unlink(decidingIn(ctx), { movement, version })
    return answer(ctx, 'unlinked')
  }
}

function answer({ session, response }: HttpContext, key: string, number?: number) {
  session.flash('notices', { toast: { key: `bank_statements.${key}`, values: number ? { number } : {} } })
  return response.redirect().withQs().back()
}
