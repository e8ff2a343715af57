import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Checklist } from '#app/activities/actions/checklist'
import {
  addSubtaskValidator,
  changeSubtaskValidator,
  orderSubtasksValidator,
} from '#app/activities/validators/activity'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** The steps of an activity. */
@inject()
export default class ActivitySubtasksController {
  constructor(private readonly checklist: Checklist) {}

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { title } = await ctx.request.validateUsing(addSubtaskValidator)
    await this.checklist.add(authorOf(ctx), matter, { activityId: ctx.params.id, title })
    return ctx.response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(changeSubtaskValidator)
    const { id: activityId, subtaskId: id } = ctx.params
    await this.checklist.edit(authorOf(ctx), matter, { activityId, id, ...fields })
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { id: activityId, subtaskId: id } = ctx.params
    await this.checklist.remove(authorOf(ctx), matter, { activityId, id })
    return ctx.response.redirect().withQs().back()
  }

  /** Their order. */
  async order(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const { ids } = await ctx.request.validateUsing(orderSubtasksValidator)
    await this.checklist.order(authorOf(ctx), matter, { activityId: ctx.params.id, ids })
    return ctx.response.redirect().withQs().back()
  }
}
