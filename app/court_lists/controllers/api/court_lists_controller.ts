import type { HttpContext } from '@adonisjs/core/http'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { LIST_KINDS, type ListKind } from '#app/court_lists/parsing/list_row'
import { listLists } from '#app/court_lists/queries/lists_overview'
import { listMatches, listRows } from '#app/court_lists/queries/row_lines'
import { apiListsValidator, apiMatchesValidator, apiRowsValidator } from '#app/court_lists/validators/api'
import { workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

type Filters = { kind?: ListKind; court?: string; list?: number; from?: string; to?: string; before?: number }

/** What is asked of the rows, as pages ask it. */
const asked = ({ kind, court = '', list = 0, from, to, before = 0 }: Filters) => ({
  kinds: kind ? [kind] : LIST_KINDS,
  filters: { court, list, from: from ?? null, to: to ?? null, before },
})

/** The lists of courts that a firm took in, their rows, and the matters that these seem to be of, for programs. */
export default class ApiCourtListsController {
  async index(ctx: HttpContext) {
    const { before = 0 } = await ctx.request.validateUsing(apiListsValidator)
    const { items, next } = await listLists(currentViewer(ctx), before)
    return ctx.serialize({
      items: items.map(({ leftOverLines: _, createdBy: __, ...list }) => list),
      next,
    })
  }

  async rows(ctx: HttpContext) {
    const { kinds, filters } = asked(await ctx.request.validateUsing(apiRowsValidator))
    return ctx.serialize(await listRows(currentViewer(ctx), { kinds, filters: { ...filters, state: 'rows' } }))
  }

  async matches(ctx: HttpContext) {
    const { state = 'waiting', ...input } = await ctx.request.validateUsing(apiMatchesValidator)
    const { kinds, filters } = asked(input)
    const workspace = workspaceOf(ctx)
    const counting = { calendars: await loadCalendars(workspace), zone: workspace.timeZone }
    const { items, next } = await listMatches(currentViewer(ctx), { kinds, filters: { ...filters, state } }, counting)
    return ctx.serialize({
      items: items.map(({ version: _, decidedBy: __, proposal: ___, ...match }) => match),
      next,
    })
  }
}
