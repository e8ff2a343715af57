import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import {
  recordChargeDownload,
  recordReceiptDownload,
  recordStatementDownload,
} from '#app/billing/actions/record_download'
import { sendPdf } from '#app/billing/http/send_pdf'
import { printableStatement, spanOf } from '#app/billing/http/statement_request'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { BillingPdfs } from '#app/billing/printing/billing_pdfs'
import { accountOfClient } from '#app/billing/queries/account_scope'
import Client from '#app/clients/models/client'
import { portalFirms } from '#app/portal/current_firm'
import { authorOf, languageOf, signedIn } from '#app/workspaces/context'
import Workspace from '#app/workspaces/models/workspace'

/** What a client takes along of their account: charges, receipts, the account itself. Each is written down for the firm. */
@inject()
export default class AccountDocumentsController {
  constructor(private readonly pdfs: BillingPdfs) {}

  async charge(ctx: HttpContext) {
    const charge = await Charge.owedBy(signedIn(ctx).user.id).where('charges.id', ctx.params.id).first()
    if (!charge) throw new NotFound('charges')
    const pdf = await this.pdfs.charge(charge, languageOf(ctx))
    await recordChargeDownload(authorOf(ctx), charge)
    return sendPdf(ctx, pdf)
  }

  /** Only of what the firm accepted. */
  async receipt(ctx: HttpContext) {
    const own = Payment.madeBy(signedIn(ctx).user.id).where('payments.id', ctx.params.id)
    const payment = await own.where('payments.state', 'accepted').first()
    if (!payment) throw new NotFound('payments')
    const pdf = await this.pdfs.receipt(payment, languageOf(ctx))
    await recordReceiptDownload(authorOf(ctx), payment)
    return sendPdf(ctx, pdf)
  }

  /** The account with the firm that the client has before them. */
  async statement(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const current = (await portalFirms(ctx))?.current
    const firm = current && (await Workspace.existing().where('id', current.id).first())
    const own = firm && Client.linkedTo(user.id).where('clients.workspace_id', firm.id)
    const client = await own?.whereNull('clients.merged_into_id').orderBy('clients.id').first()
    if (!firm || !client) throw new NotFound('clients')
    const span = await spanOf(ctx, firm)
    const statement = await printableStatement(accountOfClient(user.id, firm), client.id, span)
    const pdf = await this.pdfs.statement(client, statement, languageOf(ctx))
    await recordStatementDownload(authorOf(ctx), client, span)
    return sendPdf(ctx, pdf)
  }
}
