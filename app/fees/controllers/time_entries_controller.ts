import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { dayIn } from '#app/core/validators/query'
import { firmToday } from '#app/core/time_zone'
import { WriteTime } from '#app/fees/actions/write_time'
import { answerBack } from '#app/fees/http/answer'
import { ownTime } from '#app/fees/http/load_own_time'
import { daysFrom, ownWatch, ownWeek, sundayOf } from '#app/fees/queries/week_of'
import { editTimeValidator, newTimeValidator, seenValidator } from '#app/fees/validators/time'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The time that a person writes down for themselves, week by week. */
@inject()
export default class TimeEntriesController {
  constructor(private readonly writeTime: WriteTime) {}

  async index(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const today = firmToday(workspaceOf(ctx))
    const sunday = sundayOf(dayIn(ctx.request.input('week')) ?? today)
    const entries = await ownWeek(viewer, sunday)
    const seesMoney = viewer.may('facturas:leer')
    return ctx.inertia.render('law_firm/time_entries/index', {
      days: daysFrom(sunday),
      today,
      entries: seesMoney ? entries : entries.map((entry) => ({ ...entry, rate: null, amount: null })),
      watch: await ownWatch(viewer),
      seesMoney,
    })
  }

  async store(ctx: HttpContext) {
    const { matterId, ...sent } = await ctx.request.validateUsing(newTimeValidator)
    const matter = await authorizedMatter(ctx, 'edit', matterId)
    await this.writeTime.add(authorOf(ctx), workspaceOf(ctx), matter, { ...sent, rate: this.rateIn(ctx, sent.rate) })
    return answerBack(ctx, 'fees.time_added')
  }

  async update(ctx: HttpContext) {
    const entry = await ownTime(ctx)
    const { version, ...sent } = await ctx.request.validateUsing(editTimeValidator)
    const fields = { ...sent, rate: this.rateIn(ctx, sent.rate) }
    await this.writeTime.edit(authorOf(ctx), workspaceOf(ctx), { entry, version }, fields)
    return answerBack(ctx, 'fees.time_saved')
  }

  async destroy(ctx: HttpContext) {
    const entry = await ownTime(ctx)
    const { version } = await ctx.request.validateUsing(seenValidator)
    await this.writeTime.remove(authorOf(ctx), { entry, version })
    return answerBack(ctx, 'fees.time_deleted')
  }

  /** Who does not see money does not set what an hour costs either: the agreement does. */
  private rateIn(ctx: HttpContext, rate: number | null | undefined): number | null {
    return currentViewer(ctx).may('facturas:leer') ? (rate ?? null) : null
  }
}
