import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageCalendarYear } from '#app/deadlines/actions/manage_calendar_year'
import { ownerOf } from '#app/deadlines/calendar_area'
import { authorOf } from '#app/workspaces/context'

/** Somebody compared a year with where it was published. */
@inject()
export default class CalendarYearVerificationsController {
  constructor(private readonly manageYear: ManageCalendarYear) {}

  async store(ctx: HttpContext) {
    const { calendar, year } = ctx.params
    await this.manageYear.verify(authorOf(ctx), ownerOf(ctx), String(calendar), Number(year))
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { calendar, year } = ctx.params
    await this.manageYear.takeBack(authorOf(ctx), ownerOf(ctx), String(calendar), Number(year))
    return ctx.response.redirect().withQs().back()
  }
}
