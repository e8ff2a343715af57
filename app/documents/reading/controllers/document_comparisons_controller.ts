import type { HttpContext } from '@adonisjs/core/http'
import { compareVersions } from '#app/documents/reading/actions/compare_versions'
import { shownDocument, versionOf } from '#app/documents/reading/shown_version'

/** What two versions of a document differ in. */
export default class DocumentComparisonsController {
  async show(ctx: HttpContext) {
    const { document } = await shownDocument(ctx)
    const { from, to } = ctx.request.qs()
    const [before, after] = [await versionOf(document, from), await versionOf(document, to)]
    return { comparison: await compareVersions(before, after) }
  }
}
