import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { RestoreItems } from '#app/documents/actions/restore_items'
import { TrashItems } from '#app/documents/actions/trash_items'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import type { Chosen } from '#app/documents/queries/find_items'
import { chosenValidator } from '#app/documents/validators/document'
import type Matter from '#app/matters/models/matter'
import { authorOf } from '#app/workspaces/context'

/** The trash of a matter's documents: `store` throws away, `destroy` brings back. Each offers the other as undo. */
@inject()
export default class DocumentTrashingsController {
  constructor(
    private readonly trashItems: TrashItems,
    private readonly restoreItems: RestoreItems
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'delete')
    const chosen = await this.chosen(ctx)
    await this.trashItems.handle(authorOf(ctx), matter, chosen)
    return this.answer(ctx, matter, { key: 'documents.trashed', undo: 'delete', chosen })
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'delete')
    const chosen = await this.chosen(ctx)
    await this.restoreItems.handle(authorOf(ctx), matter, chosen)
    return this.answer(ctx, matter, { key: 'documents.untrashed', undo: 'post', chosen })
  }

  private async chosen({ request }: HttpContext): Promise<Chosen> {
    const { documents = [], folders = [] } = await request.validateUsing(chosenValidator)
    return { documents, folders }
  }

  private answer(ctx: HttpContext, { id }: Matter, done: { key: string; undo: 'post' | 'delete'; chosen: Chosen }) {
    const { documents, folders } = done.chosen
    const body = { ...(documents.length && { documents }), ...(folders.length && { folders }) }
    const undo = { method: done.undo, href: route('law_firm.document_trashings.store', { dossierId: id }), body }
    const values = { count: documents.length + folders.length }
    ctx.session.flash('notices', { toast: { key: done.key, values, undo } })
    return isPageOfOne(ctx, id, documents)
      ? ctx.response.redirect().toPath(route('law_firm.matters.show', { dossierId: id }, { tab: 'documents' }))
      : ctx.response.redirect().withQs().back()
  }
}

/** Whether this was asked for on the page of one of the documents, which is no page any more once it lies in the trash. */
function isPageOfOne({ request }: HttpContext, matterId: number, documents: number[]): boolean {
  const referer = request.header('referer') ?? ''
  const path = URL.parse(referer, 'http://foja.invalid')?.pathname
  return documents.some((id) => path === route('law_firm.documents.show', { dossierId: matterId, documentId: id }))
}
