import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { translate } from '#app/core/messages/catalogue'
import { ImportFolder } from '#app/cfdi/actions/import_folder'
import { receiveXmlFiles } from '#app/cfdi/http/receive_xml_files'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'

/** Several XML that were chosen at once: the same task as of a folder keeps one after another. */
@inject()
export default class CfdiBatchesController {
  constructor(private readonly importFolder: ImportFolder) {}

  async store(ctx: HttpContext) {
    const language = languageOf(ctx)
    await receiveXmlFiles(ctx.request, async (path, count) => {
      const order = { path, name: translate(language, 'cfdi.batch.name', { count }), language }
      await this.importFolder.handle(authorOf(ctx), workspaceOf(ctx), order).catch(atFiles)
    })
    ctx.session.flash('notices', { toast: { key: 'cfdi.batch.queued' } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.index')
  }
}

/** The form of several files has another field than that of a folder. */
function atFiles(error: unknown): never {
  if (error instanceof FieldProblem && error.field === 'file') throw new FieldProblem('files', error.sentences)
  throw error
}
