import type { HttpContext } from '@adonisjs/core/http'
import { matterFiltersOf } from '#app/matters/matter_filters'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { listMatters } from '#app/matters/queries/list_matters'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import MatterTransformer from '#app/matters/transformers/matter_transformer'
import { apiMattersValidator } from '#app/matters/validators/api'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** The matters of a firm, for programs. */
export default class ApiMattersController {
  async index(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(apiMattersValidator)
    const words = Object.entries(asked).map(([name, value]) => [name, String(value)])
    const filters = matterFiltersOf({ ...Object.fromEntries(words), archived: asked.archived ? 'yes' : '' })
    const { rows, paging } = await listMatters(workspaceOf(ctx), filters)
    return ctx.serialize({ items: MatterRowTransformer.transform(rows), paging })
  }

  async show(ctx: HttpContext) {
    const matter = await Matter.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(MatterPolicy).authorize('view', matter)
    await matter.load((loader) => loader.load('responsible').load('clientUser'))
    return ctx.serialize(MatterTransformer.transform(matter, signedIn(ctx)))
  }
}
