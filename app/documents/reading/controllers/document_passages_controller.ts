import type { HttpContext } from '@adonisjs/core/http'
import { passagesOf } from '#app/documents/reading/queries/search_texts'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { traceAccess } from '#app/documents/serving/access_trace'

/** Where a version says what is looked for. */
export default class DocumentPassagesController {
  async index(ctx: HttpContext) {
    const { document } = await presentDocument(ctx)
    const { version, q } = ctx.request.qs()
    const shown = await versionOf(document, version)
    await traceAccess(ctx, document, shown, 'document.viewed')
    return passagesOf(shown, q)
  }
}
