import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageParty } from '#app/matters/actions/manage_party'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { partyEditValidator, partyValidator } from '#app/matters/validators/matter_parts'
import { authorOf } from '#app/workspaces/context'

/** Who takes part in a matter. */
@inject()
export default class MatterPartiesController {
  constructor(private readonly keepParty: ManageParty) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(partyValidator)
    await this.keepParty.add(authorOf(ctx), matter, fields)
    return this.answer(ctx, 'matters.party.added', fields)
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(partyEditValidator)
    const edited = this.keepParty.edit(authorOf(ctx), matter, ctx.params.id, fields)
    await edited
    return this.answer(ctx, 'matters.party.saved', fields)
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    return this.answer(ctx, 'matters.party.removed', await this.keepParty.remove(authorOf(ctx), matter, ctx.params.id))
  }

  private answer({ session, response }: HttpContext, key: string, { name }: { name: string }) {
    session.flash('notices', { toast: { key, values: { name } } })
    return response.redirect().withQs().back()
  }
}
