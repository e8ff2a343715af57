import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditTrigger } from '#app/docket/actions/edit_trigger'
import { ProposeDeadlines } from '#app/docket/actions/propose_deadlines'
import { kindOfTrigger } from '#app/docket/domain/kinds'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { editTriggerValidator, proposalValidator } from '#app/docket/validators/deadline'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** What happened in a matter, from which its deadlines run. */
@inject()
export default class DeadlineTriggersController {
  constructor(
    private readonly proposeDeadlines: ProposeDeadlines,
    private readonly editTrigger: EditTrigger
  ) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(proposalValidator)
    const { resolution = null, title = null, time = null, handling = null, responsible = null } = fields
    const { documentId = null, parentId = null, acceptPast = false } = fields
    const proposal = { resolution, title, time, handling, responsible, documentId, parentId, acceptPast }
    const kind = kindOfTrigger(fields.notification)
    const deadlines = await this.proposeDeadlines.handle(authorOf(ctx), matter, { ...fields, ...proposal, kind })
    return answerInTab(ctx, matter, 'docket.proposed', { count: deadlines.length })
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editTriggerValidator)
    const { time = null, handling = null, responsible = null } = fields
    const edit = { ...fields, id: ctx.params.id as number, time, handling, responsible }
    const count = await this.editTrigger.handle(authorOf(ctx), matter, edit)
    return answerInTab(ctx, matter, 'docket.trigger_saved', { count })
  }
}
