import type { HttpContext } from '@adonisjs/core/http'
import { textIn } from '#app/core/validators/query'
import { matterOptions } from '#app/matters/queries/choices/matter_options'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { currentViewer } from '#app/workspaces/viewer'

/** What the box that picks a matter offers. */
export default class MatterOptionsController {
  async index(ctx: HttpContext) {
    const { q, unfollowed } = ctx.request.qs()
    const rows = await matterOptions(currentViewer(ctx), textIn(q), { unfollowed: unfollowed === 'yes' })
    return ctx.serialize(MatterRowTransformer.transform(rows).useVariant('forPicking'))
  }
}
