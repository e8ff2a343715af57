import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { ManageCalendarYear } from '#app/deadlines/actions/manage_calendar_year'
import { areaOf, ownerOf } from '#app/deadlines/calendar_area'
import { calendarSourceValidator, calendarYearValidator } from '#app/deadlines/validators/calendar'
import { authorOf } from '#app/workspaces/context'

/** Years of a calendar of non-working days. */
@inject()
export default class CalendarYearsController {
  constructor(private readonly manageYear: ManageCalendarYear) {}

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(calendarYearValidator)
    const calendar = String(ctx.params.calendar)
    await this.manageYear.add(authorOf(ctx), ownerOf(ctx), calendar, fields)
    return ctx.response.redirect(route(`${areaOf(ctx)}.calendars.show`, { calendar }, { year: fields.year }))
  }

  async update(ctx: HttpContext) {
    const { source } = await ctx.request.validateUsing(calendarSourceValidator)
    const fields = { year: Number(ctx.params.year), source }
    await this.manageYear.edit(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar), fields)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { calendar, year } = ctx.params
    await this.manageYear.remove(authorOf(ctx), ownerOf(ctx), String(calendar), Number(year))
    return ctx.response.redirect().withQs().back()
  }
}
