import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { disposition } from '#app/core/files/disposition'
import { translate } from '#app/core/messages/catalogue'
import { firmToday } from '#app/core/time_zone'
import { recordDebtorsDownload, recordStatementDownload } from '#app/billing/actions/record_download'
import { debtorFilters } from '#app/billing/domain/statement_filters'
import { sendPdf } from '#app/billing/http/send_pdf'
import { debtorsAsCsv, statementAsCsv } from '#app/billing/http/statement_files'
import { printableStatement, spanOf } from '#app/billing/http/statement_request'
import { BillingPdfs } from '#app/billing/printing/billing_pdfs'
import { accountSeenBy } from '#app/billing/queries/account_scope'
import { listDebtors } from '#app/billing/queries/list_debtors'
import { loadStatement } from '#app/billing/queries/load_statement'
import { owedLines } from '#app/billing/queries/owed_lines'
import { isClientPaused } from '#app/billing/queries/reminder_state'
import Client from '#app/clients/models/client'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Who owes a firm what and since when, and the account of each client. */
@inject()
export default class AccountStatementsController {
  constructor(private readonly pdfs: BillingPdfs) {}

  async index(ctx: HttpContext) {
    const filters = await this.filtersOf(ctx)
    const scope = accountSeenBy(currentViewer(ctx), workspaceOf(ctx))
    const { rows, totals, paging } = await listDebtors(scope, filters)
    return ctx.inertia.render('law_firm/account_statements/index', { rows, totals, paging, filters })
  }

  /** What the list shows, all pages of it, as a file for spreadsheets. */
  async file(ctx: HttpContext) {
    const filters = await this.filtersOf(ctx)
    const scope = accountSeenBy(currentViewer(ctx), workspaceOf(ctx))
    const body = await debtorsAsCsv(scope, filters, languageOf(ctx))
    await recordDebtorsDownload(authorOf(ctx), scope.workspaceId, filters.asOf)
    return this.sendCsv(ctx, 'ageing', body, filters.asOf)
  }

  async show(ctx: HttpContext) {
    const { client, scope, span } = await this.accountOf(ctx)
    const statement = await loadStatement(scope, client.id, span)
    const may = signedIn(ctx)
    return ctx.inertia.render('law_firm/account_statements/show', {
      client: { id: client.id, name: client.name, email: client.email },
      statement,
      owed: await owedLines(scope, span.today),
      today: span.today,
      arePaused: await isClientPaused(client),
      can: {
        send: may.may('facturas:editar'),
        charge: may.may('facturas:crear'),
        pay: may.may('pagos:crear'),
        readClients: may.may('clientes:leer'),
      },
    })
  }

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async pdf(ctx: HttpContext) {
    const { client, scope, span } = await this.accountOf(ctx)
    const statement = await printableStatement(scope, client.id, span)
    const pdf = await this.pdfs.statement(client, statement, languageOf(ctx))
    await recordStatementDownload(authorOf(ctx), client, span)
    return sendPdf(ctx, pdf)
  }

  /** The movements of a client as a file for spreadsheets. */
  async movements(ctx: HttpContext) {
    const { client, scope, span } = await this.accountOf(ctx)
    const statement = await printableStatement(scope, client.id, span)
    await recordStatementDownload(authorOf(ctx), client, span)
    return this.sendCsv(ctx, 'movements', statementAsCsv(statement, languageOf(ctx)), span.to)
  }

  private async filtersOf(ctx: HttpContext) {
    const today = firmToday(workspaceOf(ctx))
    const { on, ...filters } = await debtorFilters.validate(ctx.request.qs())
    return { ...filters, asOf: on !== null && on < today ? on : today, today }
  }

  private async accountOf(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const client = await Client.findIn(workspace, ctx.params.clientId)
    const scope = accountSeenBy(currentViewer(ctx), workspace, client.id)
    return { client, scope, span: await spanOf(ctx, workspace) }
  }

  private sendCsv(ctx: HttpContext, name: 'ageing' | 'movements', body: string, day: string) {
    const file = `${translate(languageOf(ctx), `account_statements.file.${name}`)} ${day}.csv`
    ctx.response.header('Content-Type', 'text/csv; charset=utf-8')
    ctx.response.header('Content-Disposition', disposition('attachment', file))
    return ctx.response.send(body)
  }
}
