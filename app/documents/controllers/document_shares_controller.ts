import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ShareDocuments } from '#app/documents/actions/share_documents'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { shareValidator } from '#app/documents/validators/document'
import { authorOf } from '#app/workspaces/context'

/** That the clients of a matter see documents: `store` shows them, `destroy` hides them. Each offers the other as undo. */
@inject()
export default class DocumentSharesController {
  constructor(private readonly shareDocuments: ShareDocuments) {}

  store(ctx: HttpContext) {
    return this.set(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.set(ctx, false)
  }

  private async set(ctx: HttpContext, shared: boolean) {
    const matter = await authorizedMatterForDocuments(ctx, 'edit')
    const { documents } = await ctx.request.validateUsing(shareValidator)
    const changed = await this.shareDocuments.handle(authorOf(ctx), matter, documents, shared)
    const href = route('law_firm.document_shares.store', { dossierId: matter.id })
    const undo = changed.length ? { method: shared ? 'delete' : 'post', href, body: { documents: changed } } : undefined
    const key = shared ? 'documents.shared' : 'documents.unshared'
    ctx.session.flash('notices', { toast: { key, values: { count: changed.length }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
