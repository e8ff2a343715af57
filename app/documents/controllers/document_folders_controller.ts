import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MakeFolder, RenameFolder } from '#app/documents/actions/edit_folder'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { findFolder } from '#app/documents/queries/folders'
import { folderValidator, renameValidator } from '#app/documents/validators/document'
import { authorOf } from '#app/workspaces/context'

/** The folders of a matter. */
@inject()
export default class DocumentFoldersController {
  constructor(
    private readonly makeFolder: MakeFolder,
    private readonly renameFolder: RenameFolder
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'create')
    const { name, parentId = null } = await ctx.request.validateUsing(folderValidator)
    await this.makeFolder.handle(authorOf(ctx), matter, { name, parentId })
    return this.answer(ctx, 'documents.folder_made')
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'edit')
    const folder = await findFolder(matter, ctx.params.folderId)
    const input = await ctx.request.validateUsing(renameValidator)
    await this.renameFolder.handle(authorOf(ctx), matter, folder, input)
    return this.answer(ctx, 'documents.renamed')
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
