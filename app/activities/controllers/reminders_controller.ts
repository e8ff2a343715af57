import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SetReminder, type ReminderPlace } from '#app/activities/actions/set_reminder'
import Reminder from '#app/activities/models/reminder'
import ReminderPolicy from '#app/activities/policies/reminder_policy'
import { findActivity } from '#app/activities/queries/find_activity'
import { peopleWhoRead, peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { remindersPage } from '#app/activities/queries/reminders_page'
import { reminderFilters } from '#app/activities/domain/reminder_filters'
import {
  editReminderValidator,
  reminderPlaceValidator,
  setReminderValidator,
} from '#app/activities/validators/reminder'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Reminders: of a matter, of one of its activities, or free. */
@inject()
export default class RemindersController {
  constructor(private readonly setReminder: SetReminder) {}

  async index(ctx: HttpContext) {
    const query = ctx.request.qs()
    const views = await listViews(currentViewer(ctx), 'reminders')
    const opened = defaultAddress('reminders', query, views)
    if (opened) return ctx.response.redirect(opened)
    const page = await remindersPage(currentViewer(ctx), signedIn(ctx), await reminderFilters.validate(query))
    return ctx.inertia.render('law_firm/reminders/index', { ...page, views })
  }

  async store(ctx: HttpContext) {
    const { place, peopleIds } = await this.placeOf(ctx)
    const fields = await ctx.request.validateUsing(setReminderValidator, { meta: { peopleIds, isNew: true } })
    await this.setReminder.handle(authorOf(ctx), place, fields)
    return this.answer(ctx, 'reminders.set')
  }

  async update(ctx: HttpContext) {
    const { reminder, peopleIds } = await this.find(ctx)
    const fields = await ctx.request.validateUsing(editReminderValidator, { meta: { peopleIds, isNew: false } })
    await this.setReminder.edit(authorOf(ctx), reminder, fields)
    return this.answer(ctx, 'reminders.saved')
  }

  async destroy(ctx: HttpContext) {
    const { reminder } = await this.find(ctx)
    await this.setReminder.remove(authorOf(ctx), reminder)
    return this.answer(ctx, 'reminders.removed')
  }

  /** What a new reminder is on and whom it may tell: who sees the matter, or everybody of the firm who reads matters. */
  private async placeOf(ctx: HttpContext): Promise<{ place: ReminderPlace; peopleIds: number[] }> {
    const { matterId, activityId } = await ctx.request.validateUsing(reminderPlaceValidator)
    const { id: workspaceId } = workspaceOf(ctx)
    if (!matterId) {
      const people = await peopleWhoRead(workspaceId)
      return { place: { workspaceId, matterId: null, activityId: null }, peopleIds: people.map(({ id }) => id) }
    }
    const matter = await authorizedMatter(ctx, 'edit', matterId)
    const activity = activityId ? await findActivity(matter, activityId) : null
    const people = await peopleWhoSee(matter)
    const place = { workspaceId, matterId: matter.id, activityId: activity?.id ?? null }
    return { place, peopleIds: people.map(({ id }) => id) }
  }

  /** One that the address names, and whom it may tell. What is on a matter is reached through it. */
  private async find(ctx: HttpContext): Promise<{ reminder: Reminder; peopleIds: number[] }> {
    const workspace = workspaceOf(ctx)
    const reminder = await Reminder.findIn(workspace, ctx.params.id)
    const matter = reminder.matterId === null ? null : await authorizedMatter(ctx, 'edit', reminder.matterId)
    await ctx.bouncer.with(ReminderPolicy).authorize('edit', reminder)
    const people = matter ? await peopleWhoSee(matter) : await peopleWhoRead(workspace.id)
    return { reminder, peopleIds: people.map(({ id }) => id) }
  }

  private answer({ session, response }: HttpContext, key: string) {
    session.flash('notices', { toast: { key } })
    return response.redirect().withQs().back()
  }
}
