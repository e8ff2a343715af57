import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { previousUrl } from '#app/core/http/previous_url'
import { MATTER_KEY, matterCourt } from '#app/research/http/reader'
import { myMatterValidator } from '#app/research/validators/my_court'
import { currentViewer } from '#app/workspaces/viewer'

/** The matter that the reader searches for: what binds its court comes first, as long as the session lasts. */
export default class MyMattersController {
  async update(ctx: HttpContext) {
    const { matterId } = await ctx.request.validateUsing(myMatterValidator)
    const viewer = currentViewer(ctx)
    if (!(await matterCourt(viewer, matterId))) throw new NotFound('matter')
    ctx.session.put(MATTER_KEY, { workspaceId: viewer.workspaceId, matterId })
    return ctx.response.redirect().toRoute('research.searches.results')
  }

  destroy(ctx: HttpContext) {
    ctx.session.forget(MATTER_KEY)
    return ctx.response.redirect(previousUrl(ctx))
  }
}
