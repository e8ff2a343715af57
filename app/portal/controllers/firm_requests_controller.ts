import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AskFirm } from '#app/portal/actions/ask_firm'
import { publicFirms } from '#app/portal/queries/public_firms'
import { firmRequestValidator } from '#app/portal/validators/portal'
import { authorOf, signedIn } from '#app/workspaces/context'

/** What a client asks of firms. */
@inject()
export default class FirmRequestsController {
  constructor(private readonly askFirm: AskFirm) {}

  /** Firms that say what they are to all, for the box that picks one. */
  async options(ctx: HttpContext) {
    const firms = await publicFirms(ctx.request.qs().q)
    const place = (parts: (string | null)[]) => parts.filter(Boolean).join(', ') || undefined
    return {
      data: firms.map(({ slug, name, city, state }) => ({
        value: slug,
        label: name,
        description: place([city, state]),
      })),
    }
  }

  async store(ctx: HttpContext) {
    const asking = await ctx.request.validateUsing(firmRequestValidator)
    await this.askFirm.handle(authorOf(ctx), signedIn(ctx).user, asking)
    ctx.session.flash('notices', { toast: { key: 'portal.firms.sent' } })
    return ctx.response.redirect().toRoute('main.client')
  }

  async destroy(ctx: HttpContext) {
    await this.askFirm.withdraw(authorOf(ctx), signedIn(ctx).user, ctx.params.id)
    ctx.session.flash('notices', { toast: { key: 'portal.firms.withdrawn' } })
    return ctx.response.redirect().toRoute('main.client')
  }
}
