import type { HttpContext } from '@adonisjs/core/http'
import { choicesOf } from '#app/deadlines/domain/choices'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { firmToday } from '#app/docket/domain/dates'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { rowFilters } from '#app/court_lists/domain/list_filters'
import type { ListKind } from '#app/court_lists/parsing/list_row'
import { listMatches, listRows } from '#app/court_lists/queries/row_lines'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What courts published, of agreements or of hearings, and the matters that it seems to be of. */
export default class PublishedRowsController {
  agreements(ctx: HttpContext) {
    return this.show(ctx, 'agreements', ['agreement'])
  }

  hearings(ctx: HttpContext) {
    return this.show(ctx, 'hearings', ['hearing', 'session'])
  }

  private async show(ctx: HttpContext, section: 'agreements' | 'hearings', kinds: ListKind[]) {
    const filters = await rowFilters.validate(ctx.request.qs())
    const workspace = workspaceOf(ctx)
    const viewer = currentViewer(ctx)
    const calendars = await loadCalendars(workspace)
    const asked = { kinds, filters }
    const counting = { calendars, zone: workspace.timeZone }
    const isOfRows = filters.state === 'rows'
    const canEdit = signedIn(ctx).may('expedientes:editar')
    return ctx.inertia.render(`law_firm/court_lists/${section}`, {
      section,
      filters,
      rows: isOfRows ? await listRows(viewer, asked) : null,
      matches: isOfRows ? null : await listMatches(viewer, asked, counting),
      choices: canEdit ? choicesOf(calendars) : null,
      resolutions: RESOLUTIONS.map((one) => ({ ...one, terms: [...one.terms] })),
      today: firmToday(workspace),
      canEdit,
    })
  }
}
