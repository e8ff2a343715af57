import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CloseDeadline } from '#app/docket/actions/close_deadline'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { closureValidator, seenValidator } from '#app/docket/validators/deadline'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** How a deadline ended: met with its proof, missed, or no longer due; and that this was a mistake. */
@inject()
export default class DeadlineClosuresController {
  constructor(private readonly closeDeadline: CloseDeadline) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(closureValidator)
    const { metOn = null, documentId = null, proof = null, reason = null } = fields
    const closure = { ...fields, id: ctx.params.id as number, metOn, documentId, proof, reason }
    const { id, title, status } = await this.closeDeadline.handle(authorOf(ctx), matter, closure)
    return answerInTab(ctx, matter, `docket.closed.${status}`, { title, deadline: id })
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenValidator)
    const { id, title } = await this.closeDeadline.reopen(authorOf(ctx), matter, { id: ctx.params.id, version })
    return answerInTab(ctx, matter, 'docket.reopened', { title, deadline: id })
  }
}
