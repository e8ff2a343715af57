import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { authorizedClient } from '#app/clients/http/load_client'
import { SendClientReport } from '#app/insights/actions/send_client_report'
import { reportedClients, sentClientReports } from '#app/insights/queries/client_report_facts'
import { writtenReport } from '#app/insights/queries/written_report'
import { clientReportFilters, clientReportValidator } from '#app/insights/validators/client_report'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What clients are told of how their matters stand: made of what the firm shows them, reviewed by a person, sent by email. */
@inject()
export default class ClientReportsController {
  constructor(private readonly sendClientReport: SendClientReport) {}

  async index(ctx: HttpContext) {
    const filters = await clientReportFilters.validate(ctx.request.qs())
    return ctx.inertia.render('law_firm/client_reports/index', {
      ...(await reportedClients(currentViewer(ctx), filters)),
      filters,
      people: await peopleWhoRead(workspaceOf(ctx).id),
    })
  }

  async show(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'view')
    const { to, language, subject, body, matterIds } = await writtenReport(currentViewer(ctx), workspaceOf(ctx), client)
    return ctx.inertia.render('law_firm/client_reports/show', {
      client: { id: client.id, name: client.name },
      draft: { to: to ?? '', language, subject, body },
      matters: matterIds.length,
      sent: await sentClientReports(client),
    })
  }

  async store(ctx: HttpContext) {
    const client = await authorizedClient(ctx, 'view')
    const report = await ctx.request.validateUsing(clientReportValidator)
    const { name, logo } = workspaceOf(ctx)
    const sender = { author: authorOf(ctx), email: signedIn(ctx).user.email, firm: { name, logo: logo ?? null } }
    await this.sendClientReport.handle(sender, client, report)
    ctx.session.flash('notices', { toast: { key: 'client_reports.sent', values: { client: client.name } } })
    return ctx.response.redirect().toRoute('law_firm.client_reports.index')
  }
}
