import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RenameDocument } from '#app/documents/actions/edit_document'
import { StoreDocument } from '#app/documents/actions/store_document'
import { authorizedDocument, authorizedMatterForDocuments } from '#app/documents/load_document'
import { receiveDocument } from '#app/documents/receiving/receive_document'
import { placementValidator, renameValidator } from '#app/documents/validators/document'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** The documents of a matter. One file is uploaded in an operation. */
@inject()
export default class DocumentsController {
  constructor(
    private readonly storeDocument: StoreDocument,
    private readonly renameDocument: RenameDocument
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'create')
    const { id, name } = await receiveDocument(ctx.request, async (received) => {
      const { folderId = null, ...placed } = await ctx.request.validateUsing(placementValidator)
      if (placed.onConflict === 'version') await authorizedMatterForDocuments(ctx, 'edit')
      return this.storeDocument.handle(authorOf(ctx), matter, received, { ...placed, folderId })
    })
    return ctx.response.created({ id, name })
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view')
    const document = await authorizedDocument(ctx, 'edit', matter)
    const input = await ctx.request.validateUsing(renameValidator)
    await this.renameDocument.handle(authorOf(ctx), { matter, document }, input)
    ctx.session.flash('notices', { toast: { key: 'documents.renamed' } })
    return ctx.response.redirect().withQs().back()
  }
}
