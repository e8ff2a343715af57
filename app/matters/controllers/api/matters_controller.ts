import type { HttpContext } from '@adonisjs/core/http'
import { matterFiltersOf } from '#app/matters/matter_filters'
import { matterFor } from '#app/matters/found_matter'
import { listMatters } from '#app/matters/queries/list_matters'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import MatterTransformer from '#app/matters/transformers/matter_transformer'
import { apiMattersValidator } from '#app/matters/validators/api'
import { signedIn } from '#app/workspaces/context'
import { viewerHere } from '#app/workspaces/viewer'

/** The matters of a firm, for programs. */
export default class ApiMattersController {
  async index(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(apiMattersValidator)
    const words = Object.entries(asked).map(([name, value]) => [name, String(value)])
    const filters = matterFiltersOf({ ...Object.fromEntries(words), archived: asked.archived ? 'yes' : '' })
    const { rows, paging } = await listMatters(viewerHere(ctx), filters)
    return ctx.serialize({ items: MatterRowTransformer.transform(rows), paging })
  }

  async show(ctx: HttpContext) {
    const matter = await matterFor(ctx, 'view', ctx.params.id)
    await matter.load((loader) => loader.load('responsible').load('clientUser').load('clients'))
    return ctx.serialize(MatterTransformer.transform(matter, signedIn(ctx)))
  }
}
