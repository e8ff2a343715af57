import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RunTimer } from '#app/fees/actions/run_timer'
import { answerBack } from '#app/fees/http/answer'
import { stoppedTimerValidator, timerValidator } from '#app/fees/validators/time'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** The watch of the current person: started for a matter, stopped into an entry, or thrown away. */
@inject()
export default class TimersController {
  constructor(private readonly runTimer: RunTimer) {}

  async store(ctx: HttpContext) {
    const { matterId } = await ctx.request.validateUsing(timerValidator)
    await this.runTimer.start(authorOf(ctx), await authorizedMatter(ctx, 'edit', matterId))
    return answerBack(ctx, 'fees.timer_started')
  }

  async stop(ctx: HttpContext) {
    const { description, billable, minutes = null } = await ctx.request.validateUsing(stoppedTimerValidator)
    await this.runTimer.stop(authorOf(ctx), workspaceOf(ctx), { description, billable, minutes })
    return answerBack(ctx, 'fees.time_added')
  }

  async destroy(ctx: HttpContext) {
    await this.runTimer.discard(authorOf(ctx), workspaceOf(ctx))
    return answerBack(ctx, 'fees.timer_discarded')
  }
}
