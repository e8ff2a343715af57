import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MarkDocument } from '#app/collections/actions/mark_document'
import { documentsById } from '#app/collections/queries/documents_by_id'
import { markValidator, unmarkValidator } from '#app/collections/validators/note'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** The firm's word on whether a document holds. */
@inject()
export default class DocumentMarksController {
  constructor(private readonly markDocument: MarkDocument) {}

  async update(ctx: HttpContext) {
    const document = await this.document(ctx)
    const mark = await ctx.request.validateUsing(markValidator)
    await this.markDocument.mark(authorOf(ctx), workspaceOf(ctx).id, document, mark)
    return this.answer(ctx, `collections.marked.${mark.state}`)
  }

  async destroy(ctx: HttpContext) {
    const document = await this.document(ctx)
    const { reason = null } = await ctx.request.validateUsing(unmarkValidator)
    await this.markDocument.unmark(authorOf(ctx), workspaceOf(ctx).id, document, reason)
    return this.answer(ctx, 'collections.marked.none')
  }

  private async document({ params }: HttpContext) {
    return (await documentsById([params.documentId]))[0]!
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
