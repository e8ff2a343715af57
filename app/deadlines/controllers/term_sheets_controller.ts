import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { disposition } from '#app/core/files/disposition'
import { translate } from '#app/core/messages/catalogue'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { recordSheetDownload } from '#app/deadlines/actions/record_sheet_download'
import TermComputation from '#app/deadlines/models/term_computation'
import TermComputationPolicy from '#app/deadlines/policies/term_computation_policy'
import { computationDocument } from '#app/deadlines/printing/computation_document'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'

/** The sheet of a computed term as a PDF, to be filed, signed or sent. */
@inject()
export default class TermSheetsController {
  constructor(private readonly pdfs: PdfRenderer) {}

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async show(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const computation = await TermComputation.findIn(workspace, ctx.params.id)
    await ctx.bouncer.with(TermComputationPolicy).authorize('view', computation)
    await computation.load((load) => load.load('computedBy').load('confirmedBy'))
    const language = languageOf(ctx)
    const reader = { firm: workspace.name, timeZone: workspace.timeZone, language }
    const pdf = await this.pdfs.render('term_computation', computationDocument(computation, reader))
    await recordSheetDownload(authorOf(ctx), computation)
    const name = translate(language, 'deadlines.pdf.file', { folio: computation.folio })
    const { response } = ctx
    response.header('Content-Type', 'application/pdf').header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Disposition', disposition('attachment', `${name}.pdf`))
    return response.send(pdf)
  }
}
