import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { receiveDocument } from '#app/documents/receiving/receive_document'
import { ReceiveRequested } from '#app/portal/actions/receive_requested'
import { authorizedOpenMatter } from '#app/portal/load_followed_matter'
import { clientPage } from '#app/portal/portal_notices'
import { authorOf } from '#app/workspaces/context'

/** Files that clients send for what was asked of them, one an operation. */
@inject()
export default class RequestedFilesController {
  constructor(private readonly receiveRequested: ReceiveRequested) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedOpenMatter(ctx)
    const { requestId } = ctx.params
    await receiveDocument(ctx.request, (file) => this.receiveRequested.handle(authorOf(ctx), matter, requestId, file))
    ctx.session.flash('notices', { toast: { key: 'portal.todo.received' } })
    return ctx.response.redirect(clientPage(matter.id))
  }
}
