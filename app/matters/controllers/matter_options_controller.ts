import type { HttpContext } from '@adonisjs/core/http'
import { searchOf } from '#app/matters/matter_filters'
import { matterOptions } from '#app/matters/queries/matter_options'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { workspaceOf } from '#app/workspaces/context'

/** What the box that picks a matter offers. */
export default class MatterOptionsController {
  async index(ctx: HttpContext) {
    const { q, unfollowed } = ctx.request.qs()
    const rows = await matterOptions(workspaceOf(ctx), searchOf(q), { unfollowed: unfollowed === 'yes' })
    return ctx.serialize(MatterRowTransformer.transform(rows).useVariant('forPicking'))
  }
}
