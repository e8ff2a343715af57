import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { AnswerReminders } from '#app/activities/actions/answer_reminders'
import { sightingValidator, snoozeValidator } from '#app/activities/validators/reminder'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** What a person answers to the reminders that they got: seen, or later. */
@inject()
export default class ReminderAnswersController {
  constructor(private readonly answers: AnswerReminders) {}

  async see(ctx: HttpContext) {
    const { occurrenceIds } = await ctx.request.validateUsing(sightingValidator)
    await this.answers.see(signedIn(ctx).user.id, workspaceOf(ctx).id, occurrenceIds)
    return ctx.response.redirect().withQs().back()
  }

  async snooze(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const input = await ctx.request.validateUsing(snoozeValidator)
    if (await this.answers.snooze(user.id, workspaceOf(ctx).id, input))
      ctx.session.flash('notices', { toast: { key: 'reminders.snoozed' } })
    return ctx.response.redirect().withQs().back()
  }
}
