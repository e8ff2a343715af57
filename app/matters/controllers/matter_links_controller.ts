import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { LinkMatters } from '#app/matters/actions/link_matters'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { linkValidator } from '#app/matters/validators/matter_parts'
import { authorOf } from '#app/workspaces/context'

/** Matters that belong together. */
@inject()
export default class MatterLinksController {
  constructor(private readonly linkMatters: LinkMatters) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { otherId, kind } = await ctx.request.validateUsing(linkValidator)
    const other = await authorizedMatter(ctx, 'view', otherId)
    await this.linkMatters.link(authorOf(ctx), matter, other, kind)
    return this.answer(ctx, 'matters.link.made', { reference: matter.reference, other: other.reference })
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    await this.linkMatters.unlink(authorOf(ctx), matter, ctx.params.id)
    return this.answer(ctx, 'matters.link.taken', { reference: matter.reference, other: '' })
  }

  private answer({ session, response }: HttpContext, key: string, values: Record<string, string>) {
    session.flash('notices', { toast: { key, values } })
    return response.redirect().withQs().back()
  }
}
