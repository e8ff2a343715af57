import type { HttpContext } from '@adonisjs/core/http'
import { previousUrl } from '#app/core/http/previous_url'
import { signedIn } from '#app/workspaces/context'
import ResearchSetting from '#app/research/models/research_setting'
import { myCourtValidator } from '#app/research/validators/my_court'

/** The court before which the reader litigates: results are ordered by what binds it. */
export default class MyCourtsController {
  async update(ctx: HttpContext) {
    const { kind, circuit = null, subject = null } = await ctx.request.validateUsing(myCourtValidator)
    await ResearchSetting.keep(signedIn(ctx).user.id, { kind, circuit, subject })
    ctx.session.flash('notices', { toast: { key: 'research.court.kept' } })
    return ctx.response.redirect(previousUrl(ctx))
  }

  async destroy(ctx: HttpContext) {
    await ResearchSetting.keep(signedIn(ctx).user.id, null)
    ctx.session.flash('notices', { toast: { key: 'research.court.forgotten' } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
