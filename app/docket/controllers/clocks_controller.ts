import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RunClock } from '#app/docket/actions/run_clock'
import { answerInTab } from '#app/docket/http/answer_in_tab'
import { clockActValidator, newClockValidator, removedActValidator } from '#app/docket/validators/clock'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** Clocks of a matter that begin again with each act that counts, and those acts. */
@inject()
export default class ClocksController {
  constructor(private readonly runClock: RunClock) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(newClockValidator)
    const { handling = null, documentId = null, acceptPast = false } = fields
    const clock = { ...fields, handling, documentId, acceptPast }
    const { title, lastDay } = await this.runClock.start(authorOf(ctx), matter, clock)
    return answerInTab(ctx, matter, lastDay === null ? 'docket.clock_stuck' : 'docket.added', { title })
  }

  async record(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { documentId = null, ...fields } = await ctx.request.validateUsing(clockActValidator)
    const act = { ...fields, documentId, id: ctx.params.id as number }
    const { title } = await this.runClock.record(authorOf(ctx), matter, act)
    return answerInTab(ctx, matter, 'docket.saved', { title })
  }

  async remove(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(removedActValidator)
    const removed = { ...fields, id: ctx.params.id as number, actId: ctx.params.actId as number }
    const { title } = await this.runClock.remove(authorOf(ctx), matter, removed)
    return answerInTab(ctx, matter, 'docket.saved', { title })
  }
}
