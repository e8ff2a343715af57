import type { HttpContext } from '@adonisjs/core/http'
import { matterFiltersOf } from '#app/matters/matter_filters'
import { columnCards } from '#app/matters/queries/matter_columns'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { viewerHere } from '#app/workspaces/viewer'

const MAX_PAGES = 10_000

/** Further cards of a column of the board. */
export default class MatterColumnsController {
  async show(ctx: HttpContext) {
    const { column, cards, ...query } = ctx.request.qs()
    const filters = matterFiltersOf({ ...query, view: 'kanban' })
    const page = /^\d{1,5}$/.test(String(cards)) ? Math.min(Math.max(Number(cards), 1), MAX_PAGES) : 1
    const rows = await columnCards(viewerHere(ctx), filters, { value: String(column ?? '').slice(0, 80), page })
    return ctx.serialize(MatterRowTransformer.transform(rows))
  }
}
