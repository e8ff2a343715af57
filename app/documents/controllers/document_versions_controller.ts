import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AddVersion, RestoreVersion } from '#app/documents/actions/add_version'
import { authorizedDocument } from '#app/documents/load_document'
import { findVersion } from '#app/documents/queries/versions'
import { receiveDocument } from '#app/documents/receiving/receive_document'
import { versionValidator } from '#app/documents/validators/document'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** The versions of a document: a new file, or the content of an old one again (`restore`). */
@inject()
export default class DocumentVersionsController {
  constructor(
    private readonly addVersion: AddVersion,
    private readonly restoreVersion: RestoreVersion
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const document = await authorizedDocument(ctx, 'edit', matter)
    const { id, name, versionNumber } = await receiveDocument(ctx.request, async (received) => {
      const { comment = null } = await ctx.request.validateUsing(versionValidator)
      const note = { comment, origin: 'firm' as const }
      return this.addVersion.handle(authorOf(ctx), { matter, document }, received, note)
    })
    return ctx.response.created({ id, name, versionNumber })
  }

  async restore(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const document = await authorizedDocument(ctx, 'edit', matter)
    const { number } = await findVersion(document, ctx.params.number)
    const { versionNumber } = await this.restoreVersion.handle(authorOf(ctx), matter, document, number)
    const values = { number, current: versionNumber }
    ctx.session.flash('notices', { toast: { key: 'documents.version_restored', values } })
    return ctx.response.redirect().withQs().back()
  }
}
