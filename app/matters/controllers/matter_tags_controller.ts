import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeTags } from '#app/matters/actions/change_tags'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { tagsValidator } from '#app/matters/validators/matter'
import { authorOf } from '#app/workspaces/context'

/** The tags of a matter. */
@inject()
export default class MatterTagsController {
  constructor(private readonly changeTags: ChangeTags) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { tags = [] } = await ctx.request.validateUsing(tagsValidator)
    await this.changeTags.handle(authorOf(ctx), matter, tags)
    ctx.session.flash('notices', { toast: { key: 'matters.tags.saved', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
