import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordCover } from '#app/amparo/actions/record_cover'
import { demandTerm } from '#app/amparo/domain/demand_term'
import AmparoDemand from '#app/amparo/models/amparo_demand'
import { coverDocument } from '#app/amparo/printing/cover_document'
import { disposition } from '#app/core/files/disposition'
import { translate } from '#app/core/messages/catalogue'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { firmToday } from '#app/docket/domain/dates'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The cover sheet of the packet of a demand as a PDF. */
@inject()
export default class CoverSheetsController {
  constructor(private readonly pdfs: PdfRenderer) {}

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async show(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const demand = await AmparoDemand.findSeenBy(currentViewer(ctx), ctx.params.id)
    const today = firmToday(workspace)
    const calendars = await loadCalendars(workspace)
    const term = demandTerm(demand.kind, demand.answers, { calendars, zone: workspace.timeZone, today })
    const language = languageOf(ctx)
    const content = coverDocument(demand, term, { firm: workspace.name, today, language })
    const pdf = await this.pdfs.render('amparo_cover', content)
    await recordCover(authorOf(ctx), demand)
    const name = translate(language, 'amparo.cover.file', { title: demand.title })
    const { response } = ctx
    response.header('Content-Type', 'application/pdf').header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Disposition', disposition('attachment', `${name}.pdf`))
    return response.send(pdf)
  }
}
