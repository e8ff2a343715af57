import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { PostUpdate } from '#app/portal/actions/post_update'
import { shownValidator, updateValidator } from '#app/portal/validators/portal'
import { authorOf } from '#app/workspaces/context'

/** How a matter stands, written for its clients. */
@inject()
export default class MatterUpdatesController {
  constructor(private readonly postUpdate: PostUpdate) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { shown } = await this.postUpdate.handle(
      authorOf(ctx),
      matter,
      await ctx.request.validateUsing(updateValidator)
    )
    ctx.session.flash('notices', { toast: { key: shown ? 'portal_firm.update.posted' : 'portal_firm.update.kept' } })
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { shown } = await ctx.request.validateUsing(shownValidator)
    await this.postUpdate.show(authorOf(ctx), matter, ctx.params.id, shown)
    ctx.session.flash('notices', { toast: { key: shown ? 'portal_firm.update.shown' : 'portal_firm.update.hidden' } })
    return ctx.response.redirect().withQs().back()
  }
}
