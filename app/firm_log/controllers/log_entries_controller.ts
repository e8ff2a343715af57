import type { HttpContext } from '@adonisjs/core/http'
import { logReaderOf } from '#app/firm_log/log_reader'
import { cursorOf, logFiltersOf } from '#app/firm_log/log_filters'
import { LOG_KINDS } from '#app/firm_log/log_kinds'
import { logPage } from '#app/firm_log/queries/log_page'
import { logMatter, logPeople } from '#app/firm_log/queries/log_people'
import { signedIn } from '#app/workspaces/context'

/** Everything that was done in a firm. */
export default class LogEntriesController {
  async index(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const [reader, filters] = [logReaderOf(identity), logFiltersOf(ctx.request.qs())]
    const before = cursorOf(ctx.request.qs())
    return ctx.inertia.render('law_firm/log/index', {
      ...(await logPage(reader, filters, before)),
      isFirst: before === null,
      filters,
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
