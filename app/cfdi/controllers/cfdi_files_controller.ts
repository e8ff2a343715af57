import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { disposition } from '#app/core/files/disposition'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { traceCfdi } from '#app/cfdi/actions/log_cfdi'
import { authorizedCfdi } from '#app/cfdi/http/load_cfdi'
import { cfdiDocument } from '#app/cfdi/printing/cfdi_document'
import { verificationQr } from '#app/cfdi/printing/verification_qr'
import { recordOf } from '#app/cfdi/queries/cfdi_page'
import { openFile } from '#app/documents/storage/stored_files'
import { authorOf, languageOf } from '#app/workspaces/context'

/** The XML of a CFDI, and what it says as a PDF. Who took either along stands in the log. */
@inject()
export default class CfdiFilesController {
  constructor(private readonly pdfs: PdfRenderer) {}

  /** Always a file to be saved, never a page. Throws NotFound when it is not kept here any more. */
  async xml(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'view')
    const stream = await openFile(cfdi.storageKey)
    if (!stream) throw new NotFound('cfdis')
    try {
      await traceCfdi(authorOf(ctx), cfdi, 'cfdi.downloaded')
    } catch (error) {
      stream.destroy()
      throw error
    }
    headers(ctx, 'application/xml', `${cfdi.uuid}.xml`)
    ctx.response.header('Content-Length', Number(cfdi.size))
    return ctx.response.stream(stream)
  }

  async pdf(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'view')
    const record = await recordOf(cfdi)
    if (!record) throw new NotFound('cfdis')
    const language = languageOf(ctx)
    const qr = await verificationQr(record)
    const pdf = await this.pdfs.render('cfdi', cfdiDocument(cfdi, record, language), { 'qr.png': qr })
    await traceCfdi(authorOf(ctx), cfdi, 'cfdi.printed')
    headers(ctx, 'application/pdf', `CFDI ${cfdi.reference}.pdf`)
    return ctx.response.send(pdf)
  }
}

function headers({ response }: HttpContext, type: string, name: string): void {
  response.header('Content-Type', type)
  response.header('Content-Disposition', disposition('attachment', name))
  response.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'private, no-store')
}
