import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { disposition } from '#app/core/files/disposition'
import { translate } from '#app/core/messages/catalogue'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { firmToday } from '#app/core/time_zone'
import { CHOSEN_METHODS } from '#app/billing/domain/payment_methods'
import { logStatement } from '#app/fees/actions/log_statement'
import { statementFor } from '#app/fees/http/statement_for'
import { statementCsv } from '#app/fees/printing/statement_csv'
import { statementDocument } from '#app/fees/printing/statement_document'
import { payableFromFund } from '#app/fees/queries/payable_from_fund'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The money that a firm holds for the client of a matter: its statement as a page, a PDF and a file for spreadsheets. */
@inject()
export default class ClientFundsController {
  constructor(private readonly pdfs: PdfRenderer) {}

  async show(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const viewer = currentViewer(ctx)
    const { statement, currencies } = await statementFor(ctx, matter)
    return ctx.inertia.render('law_firm/client_funds/show', {
      matter: { id: matter.id, reference: matter.reference, title: matter.title, hasClient: matter.clientId !== null },
      statement,
      currencies,
      today: firmToday(workspaceOf(ctx)),
      methods: CHOSEN_METHODS,
      charges: viewer.may('pagos:crear') ? await payableFromFund(viewer, matter) : [],
      mayMove: viewer.may('pagos:crear'),
    })
  }

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async pdf(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const language = languageOf(ctx)
    const workspace = workspaceOf(ctx)
    const { statement } = await statementFor(ctx, matter)
    const reader = { firm: workspace.name, today: firmToday(workspace), language }
    const pdf = await this.pdfs.render('fund_statement', statementDocument(matter, statement, reader))
    await logStatement(authorOf(ctx), matter, { format: 'pdf', currency: statement.currency })
    return this.send(ctx, { body: pdf, type: 'application/pdf', name: `${this.nameOf(ctx, matter)}.pdf` })
  }

  async file(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const { statement } = await statementFor(ctx, matter)
    const body = statementCsv(statement, languageOf(ctx))
    await logStatement(authorOf(ctx), matter, { format: 'csv', currency: statement.currency })
    return this.send(ctx, { body, type: 'text/csv; charset=utf-8', name: `${this.nameOf(ctx, matter)}.csv` })
  }

  private nameOf(ctx: HttpContext, { reference }: { reference: string }): string {
    return translate(languageOf(ctx), 'fees.fund.file', { reference })
  }

  private send({ response }: HttpContext, { body, type, name }: { body: Buffer | string; type: string; name: string }) {
    response.header('Content-Type', type).header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Disposition', disposition('attachment', name))
    return response.send(body)
  }
}
