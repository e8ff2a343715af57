import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { recordChargeDownload } from '#app/billing/actions/record_download'
import { authorizedCharge } from '#app/billing/http/load_charge'
import { sendPdf } from '#app/billing/http/send_pdf'
import { BillingPdfs } from '#app/billing/printing/billing_pdfs'
import { authorOf, languageOf } from '#app/workspaces/context'

/** A charge as a document. */
@inject()
export default class ChargePdfsController {
  constructor(private readonly pdfs: BillingPdfs) {}

  /** Throws PdfUnavailable; then nothing is written down as taken. */
  async show(ctx: HttpContext) {
    const charge = await authorizedCharge(ctx, 'view')
    const pdf = await this.pdfs.charge(charge, languageOf(ctx))
    await recordChargeDownload(authorOf(ctx), charge)
    return sendPdf(ctx, pdf)
  }
}
