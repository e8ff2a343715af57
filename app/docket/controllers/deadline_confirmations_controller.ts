import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { peopleMeta } from '#app/docket/http/people_meta'
import { confirmationValidator, seenValidator } from '#app/docket/validators/deadline'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** A person answers for a proposed deadline; a second one signs it. */
@inject()
export default class DeadlineConfirmationsController {
  constructor(private readonly confirmDeadline: ConfirmDeadline) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(confirmationValidator, { meta: await peopleMeta(matter) })
    const { id, title } = await this.confirmDeadline.handle(authorOf(ctx), matter, { ...fields, id: ctx.params.id })
    return answerInTab(ctx, matter, 'docket.confirmed', { title, deadline: id })
  }

  async sign(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(seenValidator)
    const { id, title } = await this.confirmDeadline.sign(authorOf(ctx), matter, { id: ctx.params.id, version })
    return answerInTab(ctx, matter, 'docket.signed', { title, deadline: id })
  }
}
