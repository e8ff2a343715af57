import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordReceiptDownload } from '#app/billing/actions/record_download'
import { authorizedPayment } from '#app/billing/http/load_charge'
import { sendPdf } from '#app/billing/http/send_pdf'
import { BillingPdfs } from '#app/billing/printing/billing_pdfs'
import { authorOf, languageOf } from '#app/workspaces/context'

/** The receipt of a payment. */
@inject()
export default class PaymentReceiptsController {
  constructor(private readonly pdfs: BillingPdfs) {}

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async show(ctx: HttpContext) {
    const payment = await authorizedPayment(ctx, 'view')
    const pdf = await this.pdfs.receipt(payment, languageOf(ctx))
    await recordReceiptDownload(authorOf(ctx), payment)
    return sendPdf(ctx, pdf)
  }
}
