import type { HttpContext } from '@adonisjs/core/http'
import { currentVersion } from '#app/documents/queries/versions'
import { serveVersion } from '#app/documents/serving/serve_version'
import { logView } from '#app/portal/actions/log_view'
import { authorizedFollowedMatter } from '#app/portal/load_followed_matter'
import { sharedDocument } from '#app/portal/queries/portal_documents'
import { signedIn } from '#app/workspaces/context'

/** Documents that a firm shares with the clients of a matter. */
export default class SharedDocumentsController {
  async show(ctx: HttpContext) {
    return this.serve(ctx, true)
  }

  async download(ctx: HttpContext) {
    return this.serve(ctx, false)
  }

  /** What clients open is written down for the firm: not when an operator looks. */
  private async serve(ctx: HttpContext, inline: boolean) {
    const { user, impersonation } = signedIn(ctx)
    const matter = await authorizedFollowedMatter(ctx)
    const document = await sharedDocument(matter, ctx.params.documentId)
    const { id: subjectId, name: label } = document
    if (!impersonation) await logView(matter, user.id, { kind: 'document', subjectId, label })
    return serveVersion(ctx, document, await currentVersion(document), { inline })
  }
}
