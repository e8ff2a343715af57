import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordReminderDownload } from '#app/billing/actions/record_download'
import { authorizedCharge } from '#app/billing/http/load_charge'
import { sendPdf } from '#app/billing/http/send_pdf'
import type Charge from '#app/billing/models/charge'
import { BillingPdfs } from '#app/billing/printing/billing_pdfs'
import { accountSeenBy } from '#app/billing/queries/account_scope'
import { owedToPrint } from '#app/billing/queries/owed_lines'
import Client from '#app/clients/models/client'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Payment reminders on paper, for whom no email reaches. Where nothing is owed, they lead back. Throws PdfUnavailable; then nothing is written down as taken. */
@inject()
export default class ReminderPdfsController {
  constructor(private readonly pdfs: BillingPdfs) {}

  /** Of one charge. */
  async charge(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'view')
    if (!charge.isOpen || charge.remaining === 0) return this.leadBack(ctx, 'law_firm.charges.show', charge.id)
    const client = await Client.findIn(workspaceOf(ctx), charge.clientId)
    return this.send(ctx, client, [charge])
  }

  /** Of all that a client owes, as far as the reader may know of it. */
  async client(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const client = await Client.findIn(workspace, ctx.params.clientId)
    const charges = await owedToPrint(accountSeenBy(currentViewer(ctx), workspace, client.id))
    if (charges.length === 0) return this.leadBack(ctx, 'law_firm.account_statements.show', client.id)
    return this.send(ctx, client, charges)
  }

  private leadBack(
    { session, response }: HttpContext,
    page: 'law_firm.charges.show' | 'law_firm.account_statements.show',
    id: number
  ) {
    session.flash('notices', { toast: { key: 'billing.problem.nothing_owed' } })
    return response.redirect().toRoute(page, [id])
  }

  private async send(ctx: HttpContext, client: Client, charges: Charge[]) {
    const pdf = await this.pdfs.reminder(client, charges, languageOf(ctx))
    await recordReminderDownload(authorOf(ctx), client, charges)
    return sendPdf(ctx, pdf)
  }
}
