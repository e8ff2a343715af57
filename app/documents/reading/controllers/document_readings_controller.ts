import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ReadAgain } from '#app/documents/reading/actions/read_again'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { authorOf } from '#app/workspaces/context'

/** The reading of a version, which can be asked for again when it failed. */
@inject()
export default class DocumentReadingsController {
  constructor(private readonly readAgain: ReadAgain) {}

  async store(ctx: HttpContext) {
    const { document } = await presentDocument(ctx, 'edit')
    const number = ctx.request.input('version')
    const version = await versionOf(document, number === undefined ? undefined : String(number))
    await this.readAgain.handle(authorOf(ctx), version)
    ctx.session.flash('notices', { toast: { key: 'document_reading.asked_again', values: {} } })
    return ctx.response.redirect().withQs().back()
  }
}
