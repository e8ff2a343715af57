import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { idsIn } from '#app/core/validators/query'
import { recordArchiveDownload } from '#app/documents/actions/record_archive_download'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { disposition } from '#app/core/files/disposition'
import { archiveOf, filesFor } from '#app/documents/serving/archive_of'
import { authorOf, languageOf } from '#app/workspaces/context'

const MAX_FILES = 500

/** What was chosen of a matter's documents as one ZIP, or all of them. */
export default class DocumentArchivesController {
  async show(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'view')
    const { documents, folders } = ctx.request.qs()
    const isWhole = documents === undefined && folders === undefined
    const chosen = isWhole ? null : { documents: idsIn(documents, MAX_FILES), folders: idsIn(folders, MAX_FILES) }
    const files = await filesFor(matter, chosen)
    await recordArchiveDownload(authorOf(ctx), matter, chosen, files.length)
    const language = languageOf(ctx)
    const missing = {
      name: translate(language, 'documents.zip.missing_name'),
      text: translate(language, 'documents.zip.missing'),
    }
    const { response } = ctx
    response.header('Content-Type', 'application/zip').header('Cache-Control', 'private, no-store')
    response.header('Content-Disposition', disposition('attachment', `${matter.reference} ${matter.title}.zip`))
    return response.stream(await archiveOf(files, missing))
  }
}
