import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RescheduleActivity } from '#app/activities/actions/reschedule_activity'
import { rescheduleActivityValidator } from '#app/activities/validators/activity'
import { route } from '#app/core/addresses'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** When an activity is due, given by moving it in a calendar. */
@inject()
export default class ActivityDatesController {
  constructor(private readonly rescheduleActivity: RescheduleActivity) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { day, time } = await ctx.request.validateUsing(rescheduleActivityValidator)
    const change = { id: ctx.params.id as number, dueOn: day, dueTime: time }
    const { activity, before } = await this.rescheduleActivity.handle(authorOf(ctx), matter, change)
    const href = route('law_firm.activity_dates.update', { dossierId: matter.id, id: activity.id })
    const undo = before.dueOn ? { method: 'put', href, body: { day: before.dueOn, time: before.dueTime } } : undefined
    ctx.session.flash('notices', { toast: { key: 'activities.rescheduled', values: { title: activity.title }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
