import type { HttpContext } from '@adonisjs/core/http'
import { authorizedDocument } from '#app/documents/load_document'
import { findVersion } from '#app/documents/queries/versions'
import { serveVersion } from '#app/documents/serving/serve_version'
import { authorizedMatter } from '#app/matters/http/load_matter'

/** The content of a document, to save it (`download`) or to show it in the browser (`content`); of an old version with `?version=`. */
export default class DocumentFilesController {
  download(ctx: HttpContext) {
    return this.serve(ctx, false)
  }

  content(ctx: HttpContext) {
    return this.serve(ctx, true)
  }

  private async serve(ctx: HttpContext, inline: boolean) {
    const document = await authorizedDocument(ctx, 'view', await authorizedMatter(ctx, 'view'))
    return serveVersion(ctx, document, await findVersion(document, ctx.request.qs().version), { inline })
  }
}
