import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { EditDeadline } from '#app/docket/actions/edit_deadline'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { peopleMeta } from '#app/docket/http/people_meta'
import { editDeadlineValidator, manualDeadlineValidator } from '#app/docket/validators/deadline'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** Deadlines of a matter: written down by hand, and changed. */
@inject()
export default class MatterDeadlinesController {
  constructor(
    private readonly addDeadline: AddDeadline,
    private readonly editDeadline: EditDeadline
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { acceptPast = false, ...fields } = await ctx.request.validateUsing(manualDeadlineValidator)
    const { title } = await this.addDeadline.byHand(authorOf(ctx), matter, { ...fields, acceptPast })
    return answerInTab(ctx, matter, 'docket.added', { title })
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editDeadlineValidator, { meta: await peopleMeta(matter) })
    const { responsibleId = null, lastDay = null, shown = false, clientText = null } = fields
    const edit = { ...fields, id: ctx.params.id as number, responsibleId, lastDay, shown, clientText }
    const { id, title } = await this.editDeadline.handle(authorOf(ctx), matter, edit)
    return answerInTab(ctx, matter, 'docket.saved', { title, deadline: id })
  }
}
