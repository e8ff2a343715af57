import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { translate } from '#app/core/messages/catalogue'
import { ImportEntries } from '#app/calendar/actions/import_entries'
import { writtenTimes, storedTimes } from '#app/calendar/domain/entry_times'
import { readCalendar, type LeftOut, type ReadCalendar } from '#app/calendar/ics/read_calendar'
import { planImport, type ImportPlan } from '#app/calendar/queries/plan_import'
import { entriesImportValidator, entriesPreviewValidator } from '#app/calendar/validators/import'
import { textOfFile } from '#app/deadlines/calendar_files/read'
import { UnreadableFile } from '#app/deadlines/calendar_files/rows'
import { authorOf, languageOf, personOf, workspaceOf } from '#app/workspaces/context'

/** Most lines of one kind that a preview shows; all are counted. */
const SHOWN = 200

/** Events of an iCalendar file: looked at, then taken into one's own calendar. */
@inject()
export default class EntryImportsController {
  constructor(private readonly importEntries: ImportEntries) {}

  /** What a file would bring, line by line, and what is left out. Nothing is stored. */
  async preview(ctx: HttpContext) {
    const { file, zone } = await ctx.request.validateUsing(entriesPreviewValidator)
    const content = textOfFile(Buffer.from(file, 'base64'))
    const workspace = workspaceOf(ctx)
    try {
      const calendar = await this.read(ctx, content, zone)
      const plan = await planImport({ userId: personOf(ctx).id, workspaceId: workspace.id }, calendar)
      return ctx.response.json({ content, problem: null, ...previewOf(plan) })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return ctx.response.json({ content: '', problem: error.problem, ...previewOf({ steps: [], leftOut: [] }) })
    }
  }

  async store(ctx: HttpContext) {
    const { content, zone } = await ctx.request.validateUsing(entriesImportValidator)
    const calendar = await this.read(ctx, content, zone).catch((error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error
      throw new FieldProblem('content', `calendar.import.problem.${error.problem}`)
    })
    const { steps } = await this.importEntries.handle(authorOf(ctx), workspaceOf(ctx), calendar)
    ctx.session.flash('notices', { toast: { key: 'calendar.import.done', values: { count: steps.length } } })
    return ctx.response.redirect().toRoute('calendar.index')
  }

  /** What says no title has one all the same: nothing here is without. */
  private async read(ctx: HttpContext, content: string, zone: string | null | undefined): Promise<ReadCalendar> {
    const calendar = await readCalendar(content, { own: workspaceOf(ctx).timeZone, floating: zone ?? null })
    for (const { fields } of calendar.events) fields.title ||= translate(languageOf(ctx), 'calendar.import.untitled')
    return calendar
  }
}

/** A plan as people look at it: its first lines, and how many there are of each kind. */
function previewOf({ steps, leftOut }: ImportPlan) {
  const lines = steps.slice(0, SHOWN).map(({ event: { line, fields, exceptions, isWithoutLink }, does }) => {
    const { title, firstDay, startTime, timeZone } = { ...fields, ...writtenTimes(storedTimes(fields)) }
    return {
      line,
      does,
      title,
      day: firstDay,
      time: startTime,
      zone: timeZone,
      repeats: fields.repetition !== null,
      exceptions: exceptions.length,
      isWithoutLink,
    }
  })
  const counts = { add: 0, update: 0, cancel: 0 }
  for (const { does } of steps) counts[does]++
  return {
    ...{ lines, counts, leftOut: leftOut.slice(0, SHOWN), leftOutCount: leftOut.length },
    needsZone: leftOut.some(({ problem }: LeftOut) => problem === 'no_zone'),
  }
}
