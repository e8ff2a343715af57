import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ReassignDeadlines } from '#app/docket/actions/reassign_deadlines'
import { planReassignment } from '#app/docket/queries/plan_reassignment'
import { reassignmentValidator } from '#app/docket/validators/deadline'
import { authorOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Deadlines of many matters that pass to other people at once: looked at, then done; the toast takes it back. */
@inject()
export default class DeadlineReassignmentsController {
  constructor(private readonly reassign: ReassignDeadlines) {}

  /** What it would do, deadline by deadline. Nothing is changed. */
  async preview(ctx: HttpContext) {
    const { deadlines } = await ctx.request.validateUsing(reassignmentValidator)
    return ctx.response.json({ rows: await planReassignment(currentViewer(ctx), deadlines) })
  }

  async store(ctx: HttpContext) {
    const { deadlines } = await ctx.request.validateUsing(reassignmentValidator)
    const back = await this.reassign.handle(authorOf(ctx), currentViewer(ctx), deadlines)
    const values = { count: back.length, left: deadlines.length - back.length }
    const href = route('law_firm.deadline_reassignments.store')
    const undo = back.length > 0 ? { method: 'post' as const, href, body: { deadlines: back } } : undefined
    ctx.session.flash('notices', { toast: { key: 'docket.reassigned', values, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
