import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MoveItems } from '#app/documents/actions/move_items'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { moveValidator } from '#app/documents/validators/document'
import { authorOf } from '#app/workspaces/context'

/** Putting documents and folders into another folder of their matter. */
@inject()
export default class DocumentMovesController {
  constructor(private readonly moveItems: MoveItems) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'edit')
    const { documents = [], folders = [], folderId = null } = await ctx.request.validateUsing(moveValidator)
    await this.moveItems.handle(authorOf(ctx), matter, { documents, folders }, folderId)
    const values = { count: documents.length + folders.length }
    ctx.session.flash('notices', { toast: { key: 'documents.moved', values } })
    return ctx.response.redirect().withQs().back()
  }
}
