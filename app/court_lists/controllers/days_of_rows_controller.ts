import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SayDay } from '#app/court_lists/actions/say_day'
import { dayOfRowValidator } from '#app/court_lists/validators/court_list'
import { firmToday } from '#app/docket/domain/dates'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The days of rows that do not say theirs. */
@inject()
export default class DaysOfRowsController {
  constructor(private readonly sayDay: SayDay) {}

  async update(ctx: HttpContext) {
    const today = firmToday(workspaceOf(ctx))
    const { seen = null, ...said } = await ctx.request.validateUsing(dayOfRowValidator)
    await this.sayDay.handle(authorOf(ctx), currentViewer(ctx), ctx.params.id, { ...said, seen, today })
    ctx.session.flash('notices', { toast: { key: 'court_lists.dated' } })
    return ctx.response.redirect().withQs().back()
  }
}
