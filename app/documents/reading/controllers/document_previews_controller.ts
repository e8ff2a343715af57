import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ShowVersion, saysSomething } from '#app/documents/reading/actions/show_version'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { traceAccess } from '#app/documents/serving/access_trace'
import { signedIn } from '#app/workspaces/context'

/** What the browser draws a version from, as JSON in which nothing can run. */
@inject()
export default class DocumentPreviewsController {
  constructor(private readonly showVersion: ShowVersion) {}

  async show(ctx: HttpContext) {
    const { document } = await presentDocument(ctx)
    const version = await versionOf(document, ctx.request.qs().version)
    const preview = await this.showVersion.handle(signedIn(ctx).user.id, version)
    if (saysSomething(preview)) await traceAccess(ctx, document, version, 'document.viewed')
    return { preview }
  }
}
