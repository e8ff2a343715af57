import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { AskDocument, type Verdict } from '#app/portal/actions/ask_document'
import { againValidator, requestValidator } from '#app/portal/validators/portal'
import { authorOf } from '#app/workspaces/context'

/** Documents that a firm asks of the clients of a matter. */
@inject()
export default class MatterRequestsController {
  constructor(private readonly askDocument: AskDocument) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { title } = await this.askDocument.handle(
      authorOf(ctx),
      matter,
      await ctx.request.validateUsing(requestValidator)
    )
    ctx.session.flash('notices', { toast: { key: 'portal_firm.request.asked', values: { title } } })
    return ctx.response.redirect().withQs().back()
  }

  async accept(ctx: HttpContext) {
    return this.judge(ctx, await authorizedMatter(ctx, 'edit'), { state: 'accepted' })
  }

  async again(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    return this.judge(ctx, matter, { state: 'again', ...(await ctx.request.validateUsing(againValidator)) })
  }

  async destroy(ctx: HttpContext) {
    return this.judge(ctx, await authorizedMatter(ctx, 'edit'), { state: 'withdrawn' })
  }

  private async judge(ctx: HttpContext, matter: Matter, verdict: Verdict) {
    const { title } = await this.askDocument.judge(authorOf(ctx), matter, ctx.params.id, verdict)
    ctx.session.flash('notices', { toast: { key: `portal_firm.request.${verdict.state}_done`, values: { title } } })
    return ctx.response.redirect().withQs().back()
  }
}
