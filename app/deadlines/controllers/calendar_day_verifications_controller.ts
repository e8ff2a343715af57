import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageCalendarDays } from '#app/deadlines/actions/manage_calendar_days'
import { ownerOf } from '#app/deadlines/calendar_area'
import { authorOf } from '#app/workspaces/context'

/** Somebody compared days with where they are said. */
@inject()
export default class CalendarDayVerificationsController {
  constructor(private readonly manageDays: ManageCalendarDays) {}

  async store(ctx: HttpContext) {
    return this.set(ctx, true)
  }

  async destroy(ctx: HttpContext) {
    return this.set(ctx, false)
  }

  private async set(ctx: HttpContext, isVerified: boolean) {
    const { calendar, id } = ctx.params
    await this.manageDays.verify(authorOf(ctx), ownerOf(ctx), String(calendar), id, isVerified)
    return ctx.response.redirect().withQs().back()
  }
}
