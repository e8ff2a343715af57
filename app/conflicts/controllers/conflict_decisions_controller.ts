import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DecideCheck } from '#app/conflicts/actions/decide_check'
import { authorizedCheck } from '#app/conflicts/load_check'
import { decisionValidator } from '#app/conflicts/validators/conflict'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What was decided about a check; it is final. */
@inject()
export default class ConflictDecisionsController {
  constructor(private readonly decideCheck: DecideCheck) {}

  async store(ctx: HttpContext) {
    const check = await authorizedCheck(ctx, 'decide')
    const { decision, reason = null } = await ctx.request.validateUsing(decisionValidator)
    const { name: firm } = workspaceOf(ctx)
    await this.decideCheck.handle(authorOf(ctx), check, { decision, reason, firm })
    ctx.session.flash('notices', { toast: { key: 'conflicts.decided', values: { folio: check.folio } } })
    return ctx.response.redirect().back()
  }
}
