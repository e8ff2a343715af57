import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageCalendarDays } from '#app/deadlines/actions/manage_calendar_days'
import { ownerOf } from '#app/deadlines/calendar_area'
import { calendarDayValidator } from '#app/deadlines/validators/calendar'
import { authorOf } from '#app/workspaces/context'

/** Days that a calendar closes or opens. */
@inject()
export default class CalendarDaysController {
  constructor(private readonly manageDays: ManageCalendarDays) {}

  async store(ctx: HttpContext) {
    await this.manageDays.add(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar), await this.changeIn(ctx))
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const { calendar, id } = ctx.params
    await this.manageDays.edit(authorOf(ctx), ownerOf(ctx), String(calendar), id, await this.changeIn(ctx))
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    await this.manageDays.remove(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar), ctx.params.id)
    return ctx.response.redirect().withQs().back()
  }

  /** Days that count have no kind; without a last day it is one day. */
  private async changeIn({ request }: HttpContext) {
    const { from, to, counts, kind, basis, reason } = await request.validateUsing(calendarDayValidator)
    const texts = { basis: basis ?? null, reason: reason ?? null }
    return { from, to: to ?? from, counts, kind: counts ? null : (kind ?? null), ...texts }
  }
}
