import type { HttpContext } from '@adonisjs/core/http'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { conflictsIn } from '#app/documents/queries/conflicts'
import { folderOrTop } from '#app/documents/queries/folders'
import { conflictsValidator } from '#app/documents/validators/document'

/** Which of the files that somebody is about to upload are there already, so that they are asked once. */
export default class DocumentConflictsController {
  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'create')
    const { folderId, paths } = await ctx.request.validateUsing(conflictsValidator)
    return { conflicts: await conflictsIn(matter, await folderOrTop(matter, folderId), paths) }
  }
}
