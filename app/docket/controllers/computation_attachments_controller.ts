import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import TermComputation from '#app/deadlines/models/term_computation'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { attachmentValidator } from '#app/docket/validators/deadline'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** A filed computation becomes a deadline of a matter. */
@inject()
export default class ComputationAttachmentsController {
  constructor(private readonly addDeadline: AddDeadline) {}

  async store(ctx: HttpContext) {
    const computation = await TermComputation.findIn(workspaceOf(ctx), ctx.params.id)
    const { matterId, acceptPast = false } = await ctx.request.validateUsing(attachmentValidator)
    const matter = await authorizedMatter(ctx, 'edit', matterId).catch((error) => {
      if (error instanceof NotFound) throw new FieldProblem('matterId', 'docket.problem.no_matter')
      throw error
    })
    const input = { id: computation.id, acceptPast }
    const { id, title } = await this.addDeadline.fromComputation(authorOf(ctx), matter, input)
    return answerInTab(ctx, matter, 'docket.added', { title, deadline: id })
  }
}
