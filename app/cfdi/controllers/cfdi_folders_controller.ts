import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ImportFolder } from '#app/cfdi/actions/import_folder'
import { FOLDER_LIMITS } from '#app/cfdi/domain/folder_limits'
import { receiveDocument } from '#app/documents/receiving/receive_document'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'

/** A folder of XML, as a ZIP, of which a task keeps one after another. */
@inject()
export default class CfdiFoldersController {
  constructor(private readonly importFolder: ImportFolder) {}

  async store(ctx: HttpContext) {
    await receiveDocument(
      ctx.request,
      async ({ path, name, mime }) => {
        if (mime !== 'application/zip') throw new FieldProblem('file', 'cfdi.problem.no_zip')
        const order = { path, name, language: languageOf(ctx) }
        await this.importFolder.handle(authorOf(ctx), workspaceOf(ctx), order)
      },
      { most: FOLDER_LIMITS.zipBytes }
    )
    ctx.session.flash('notices', { toast: { key: 'cfdi.folder.queued' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.index')
  }
}
