import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { firmToday } from '#app/core/time_zone'
import { CancelCfdi } from '#app/cfdi/actions/cancel_cfdi'
import { authorizedCfdi } from '#app/cfdi/http/load_cfdi'
import { cfdiCancellationValidator, cfdiVersionValidator } from '#app/cfdi/validators/cfdi'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** What people say of the cancellation of a CFDI at the SAT. */
@inject()
export default class CfdiCancellationsController {
  constructor(private readonly cancelCfdi: CancelCfdi) {}

  async update(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'edit')
    const { version, substituteUuid = null, ...said } = await ctx.request.validateUsing(cfdiCancellationValidator)
    const cancellation = { ...said, substituteUuid: said.reason === '01' ? substituteUuid : null }
    await this.cancelCfdi.handle(authorOf(ctx), { cfdi, version }, cancellation, firmToday(workspaceOf(ctx)))
    ctx.session.flash('notices', { toast: { key: 'cfdi.cancellation_kept' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.show', [cfdi.id])
  }

  async destroy(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(cfdiVersionValidator)
    await this.cancelCfdi.withdraw(authorOf(ctx), { cfdi, version })
    ctx.session.flash('notices', { toast: { key: 'cfdi.cancellation_withdrawn' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.show', [cfdi.id])
  }
}
