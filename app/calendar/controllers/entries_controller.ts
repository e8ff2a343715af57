import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import Matter from '#app/matters/models/matter'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { WriteEntry } from '#app/calendar/actions/write_entry'
import { entryFieldsOf } from '#app/calendar/domain/entry_form'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import EntryPolicy from '#app/calendar/policies/entry_policy'
import { colleagues } from '#app/calendar/queries/colleagues'
import {
  addEntryValidator,
  editEntryValidator,
  entryAimValidator,
  entryMatterValidator,
} from '#app/calendar/validators/entry'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The events that somebody writes into the calendar of their firm. */
@inject()
export default class EntriesController {
  constructor(private readonly writeEntry: WriteEntry) {}

  async store(ctx: HttpContext) {
    const { matterId, meta } = await this.offer(ctx)
    const form = await ctx.request.validateUsing(addEntryValidator, { meta })
    const firm = workspaceOf(ctx)
    const { title } = await this.writeEntry.add(authorOf(ctx), firm, entryFieldsOf(form, matterId, firm.timeZone))
    return this.answer(ctx, 'entries.added', title)
  }

  async update(ctx: HttpContext) {
    const entry = await this.find(ctx)
    const { matterId, meta } = await this.offer(ctx, entry)
    const { version, scope, at, ...form } = await ctx.request.validateUsing(editEntryValidator, { meta })
    const aim = { id: entry.id, workspaceId: entry.workspaceId, version, scope, at }
    await this.writeEntry.edit(authorOf(ctx), aim, entryFieldsOf(form, matterId, entry.timeZone))
    return this.answer(ctx, 'entries.saved', form.title)
  }

  async cancel(ctx: HttpContext) {
    const entry = await this.find(ctx)
    const aim = await ctx.request.validateUsing(entryAimValidator)
    await this.writeEntry.cancel(authorOf(ctx), { ...aim, id: entry.id, workspaceId: entry.workspaceId })
    return this.answer(ctx, 'entries.cancelled', entry.title)
  }

  private async find(ctx: HttpContext): Promise<CalendarEntry> {
    const entry = await CalendarEntry.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(EntryPolicy).authorize('edit', entry)
    return entry
  }

  /** The matter that the event names, one that the person sees, and who may attend. One that it named before may stay. */
  private async offer(ctx: HttpContext, entry?: CalendarEntry) {
    const { matterId = null } = await ctx.request.validateUsing(entryMatterValidator)
    const viewer = currentViewer(ctx)
    const { id: workspaceId } = workspaceOf(ctx)
    if (matterId === null) {
      const people = await colleagues(workspaceId)
      return { matterId, meta: { peopleIds: people.map(({ id }) => id) } }
    }
    const matter = viewer.may('expedientes:leer')
      ? await Matter.seenBy(viewer).where('matters.id', matterId).first()
      : null
    if (!matter && entry?.matterId !== matterId) throw new FieldProblem('matterId', 'entries.fault.no_such_matter')
    const people = matter ? await peopleWhoSee(matter) : await colleagues(workspaceId)
    return { matterId, meta: { peopleIds: people.map(({ id }) => id) } }
  }

  private answer({ session, response }: HttpContext, key: string, title: string) {
    session.flash('notices', { toast: { key, values: { title } } })
    return response.redirect().withQs().back()
  }
}
