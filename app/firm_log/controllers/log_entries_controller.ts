import type { HttpContext } from '@adonisjs/core/http'
import { logReaderOf } from '#app/firm_log/log_reader'
import { logPageFilters } from '#app/firm_log/log_filters'
import { LOG_KINDS } from '#app/firm_log/log_kinds'
import { logPage } from '#app/firm_log/queries/log_page'
import { logMatter, logPeople } from '#app/firm_log/queries/log_people'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Everything that was done in a firm. */
export default class LogEntriesController {
  async index(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const reader = logReaderOf(identity)
    const { before, saved, ...filters } = await logPageFilters.validate(ctx.request.qs())
    const views = await listViews(currentViewer(ctx), 'log')
    const opened = defaultAddress('log', ctx.request.qs(), views)
    if (opened) return ctx.response.redirect(opened)
    return ctx.inertia.render('law_firm/log/index', {
      ...(await logPage(reader, filters, before)),
      isFirst: before === null,
      filters,
      saved,
      views,
      matter: await logMatter(reader, filters.matter),
      people: await logPeople(reader.workspaceId),
      kinds: LOG_KINDS,
      can: {
        export: !identity.impersonation && !identity.preview,
        chooseMatter: identity.may('expedientes:leer'),
      },
    })
  }
}
