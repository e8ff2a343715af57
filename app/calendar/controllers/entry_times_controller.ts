import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { MoveEntry } from '#app/calendar/actions/move_entry'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import EntryPolicy from '#app/calendar/policies/entry_policy'
import { moveEntryValidator } from '#app/calendar/validators/entry'
import { authorOf, workspaceOf } from '#app/workspaces/context'

/** When an event is, given by moving it in the calendar. */
@inject()
export default class EntryTimesController {
  constructor(private readonly moveEntry: MoveEntry) {}

  async update(ctx: HttpContext) {
    const entry = await CalendarEntry.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(EntryPolicy).authorize('edit', entry)
    const { version, at, ...target } = await ctx.request.validateUsing(moveEntryValidator)
    const aim = { id: entry.id, workspaceId: entry.workspaceId, version, at, zone: workspaceOf(ctx).timeZone }
    const { moved, before } = await this.moveEntry.handle(authorOf(ctx), aim, target)
    const href = route('calendar.entry_times.update', { id: moved.id })
    const undo = { method: 'put', href, body: { ...before, version: moved.version, at: moved.firstDay } }
    ctx.session.flash('notices', { toast: { key: 'entries.moved', values: { title: moved.title }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
