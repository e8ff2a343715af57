import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { ImportCalendar, newYearsOf } from '#app/deadlines/actions/import_calendar'
import { tenantOf } from '#app/deadlines/actions/change_calendar'
import { readCalendarFile, textOfFile } from '#app/deadlines/calendar_files/read'
import { writeCalendarFile } from '#app/deadlines/calendar_files/write'
import { ownerOf } from '#app/deadlines/calendar_area'
import { loadCalendarData } from '#app/deadlines/queries/load_calendars'
import {
  calendarFileValidator,
  calendarImportValidator,
  calendarPreviewValidator,
} from '#app/deadlines/validators/calendar'
import { authorOf } from '#app/workspaces/context'

const TYPES = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' }

/** Calendars as CSV and iCalendar files: written, looked at before they are taken over, taken over. */
@inject()
export default class CalendarFilesController {
  constructor(private readonly importCalendar: ImportCalendar) {}

  async show(ctx: HttpContext) {
    const { key, name, years } = await this.calendarOf(ctx)
    const { format, year } = await ctx.request.validateUsing(calendarFileValidator, { data: ctx.request.qs() })
    const shown = (years ?? []).filter((one) => year === undefined || one.year === year)
    const body = writeCalendarFile({ key, name, years: shown }, format, clock.now())
    const file = [key, year, 'dias-inhabiles'].filter(Boolean).join('-')
    ctx.response.header('Content-Type', TYPES[format])
    ctx.response.header('Content-Disposition', `attachment; filename="${file}.${format}"`)
    return ctx.response.send(body)
  }

  /** What a file would bring: its days, what is wrong with it, and the years that the calendar does not know yet. Nothing is stored. */
  async preview(ctx: HttpContext) {
    const calendar = await this.calendarOf(ctx)
    const { file } = await ctx.request.validateUsing(calendarPreviewValidator)
    const content = textOfFile(Buffer.from(file, 'base64'))
    const read = readCalendarFile(content)
    return ctx.response.json({ content, ...read, newYears: newYearsOf(read, calendar) })
  }

  async store(ctx: HttpContext) {
    const { content, source, replace } = await ctx.request.validateUsing(calendarImportValidator)
    const input = { content, source: source ?? null, replace }
    await this.importCalendar.handle(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar), input)
    ctx.session.flash('notices', { toast: { key: 'deadlines.calendar.imported' } })
    return ctx.response.redirect().withQs().back()
  }

  private async calendarOf(ctx: HttpContext) {
    const calendar = (await loadCalendarData(tenantOf(ownerOf(ctx)))).get(String(ctx.params.calendar))
    if (!calendar) throw new NotFound('calendars')
    return calendar
  }
}
