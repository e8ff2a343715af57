import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeTeam } from '#app/matters/actions/change_team'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { teamValidator } from '#app/matters/validators/matter'
import { authorOf } from '#app/workspaces/context'

/** Who works on a matter. */
@inject()
export default class MatterTeamsController {
  constructor(private readonly changeTeam: ChangeTeam) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { people = [] } = await ctx.request.validateUsing(teamValidator)
    await this.changeTeam.handle(authorOf(ctx), matter, people)
    ctx.session.flash('notices', { toast: { key: 'matters.team.saved', values: { reference: matter.reference } } })
    return ctx.response.redirect().withQs().back()
  }
}
