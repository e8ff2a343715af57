import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ManageCalendar } from '#app/deadlines/actions/manage_calendar'
import { areaOf, mayEdit, ownerOf, pageOf, todayOf } from '#app/deadlines/calendar_area'
import { listCalendars, showCalendar } from '#app/deadlines/queries/calendar_pages'
import { calendarQueryValidator, calendarValidator } from '#app/deadlines/validators/calendar'
import { authorOf } from '#app/workspaces/context'

/** Calendars of non-working days: those of a firm, and on the operators' pages those that all firms get. */
@inject()
export default class CalendarsController {
  constructor(private readonly manageCalendar: ManageCalendar) {}

  async index(ctx: HttpContext) {
    return ctx.inertia.render(pageOf(ctx, 'index'), {
      calendars: await listCalendars(ownerOf(ctx), todayOf(ctx)),
      can: { edit: mayEdit(ctx) },
    })
  }

  async show(ctx: HttpContext) {
    const { year } = await calendarQueryValidator.validate(ctx.request.qs())
    const shown = await showCalendar(ownerOf(ctx), String(ctx.params.calendar), year, todayOf(ctx))
    return ctx.inertia.render(pageOf(ctx, 'show'), { ...shown, can: { edit: mayEdit(ctx) && !shown.calendar.isLaw } })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(calendarValidator)
    const calendar = await this.manageCalendar.create(authorOf(ctx), ownerOf(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'deadlines.calendar.created', values: { name: fields.name } } })
    return ctx.response.redirect().toRoute(`${areaOf(ctx)}.calendars.show`, { calendar })
  }

  async update(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(calendarValidator)
    await this.manageCalendar.edit(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar), fields)
    return ctx.response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    await this.manageCalendar.remove(authorOf(ctx), ownerOf(ctx), String(ctx.params.calendar))
    return ctx.response.redirect().toRoute(`${areaOf(ctx)}.calendars.index`)
  }
}
