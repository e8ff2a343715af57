import type { HttpContext } from '@adonisjs/core/http'
import { pageIn } from '#app/core/validators/query'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { columnCards } from '#app/matters/queries/lists/matter_columns'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { currentViewer } from '#app/workspaces/viewer'

const MAX_PAGES = 10_000

/** Further cards of a column of the board. */
export default class MatterColumnsController {
  async show(ctx: HttpContext) {
    const { column, cards, ...query } = ctx.request.qs()
    const filters = await matterFilters.validate({ ...query, view: 'kanban' })
    const page = Math.min(pageIn(cards), MAX_PAGES)
    const rows = await columnCards(currentViewer(ctx), filters, { value: String(column ?? '').slice(0, 80), page })
    return ctx.serialize(MatterRowTransformer.transform(rows))
  }
}
