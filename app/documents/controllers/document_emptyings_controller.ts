import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { EmptyTrash } from '#app/documents/actions/empty_trash'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import { emptyingValidator } from '#app/documents/validators/document'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Emptying the trash of a matter's documents, for who shows that it is them. */
@inject()
export default class DocumentEmptyingsController {
  constructor(
    private readonly emptyTrash: EmptyTrash,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'delete')
    const { confirmation } = await ctx.request.validateUsing(emptyingValidator)
    await this.confirmIdentity.handle(signedIn(ctx).user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    const count = await this.emptyTrash.handle(authorOf(ctx), matter)
    ctx.session.flash('notices', { toast: { key: 'documents.trash_emptied', values: { count } } })
    return ctx.response.redirect().withQs().back()
  }
}
