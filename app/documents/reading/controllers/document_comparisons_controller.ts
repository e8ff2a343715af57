import type { HttpContext } from '@adonisjs/core/http'
import { compareVersions } from '#app/documents/reading/actions/compare_versions'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { traceAccess } from '#app/documents/serving/access_trace'
import { signedIn } from '#app/workspaces/context'

const SAY_NOTHING = ['identical', 'unread', 'fault']

/** What two versions of a document differ in. */
export default class DocumentComparisonsController {
  async show(ctx: HttpContext) {
    const { document } = await presentDocument(ctx)
    const { from, to } = ctx.request.qs()
    const [before, after] = [await versionOf(document, from), await versionOf(document, to)]
    const comparison = await compareVersions(signedIn(ctx).user.id, before, after)
    if (!SAY_NOTHING.includes(comparison.kind))
      for (const version of [before, after]) await traceAccess(ctx, document, version, 'document.viewed')
    return { comparison }
  }
}
