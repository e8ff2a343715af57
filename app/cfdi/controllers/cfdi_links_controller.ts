import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { LinkCfdi } from '#app/cfdi/actions/link_cfdi'
import { authorizedCfdi } from '#app/cfdi/http/load_cfdi'
import { cfdiLinkValidator, cfdiVersionValidator } from '#app/cfdi/validators/cfdi'
import { authorOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Which charge or payment a CFDI is of, by a person's word. */
@inject()
export default class CfdiLinksController {
  constructor(private readonly linkCfdi: LinkCfdi) {}

  async update(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'edit')
    const { version, chargeId, paymentId } = await ctx.request.validateUsing(cfdiLinkValidator)
    const target = chargeId === undefined ? { paymentId: paymentId! } : { chargeId }
    await this.linkCfdi.handle(authorOf(ctx), currentViewer(ctx), { cfdi, version }, target)
    ctx.session.flash('notices', { toast: { key: 'cfdi.linked' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.show', [cfdi.id])
  }

  async destroy(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(cfdiVersionValidator)
    await this.linkCfdi.undo(authorOf(ctx), { cfdi, version })
    ctx.session.flash('notices', { toast: { key: 'cfdi.unlinked' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.show', [cfdi.id])
  }
}
