import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { activityFilters } from '#app/activities/domain/activity_filters'
import { AddActivity } from '#app/activities/actions/add_activity'
import { MoveActivity } from '#app/activities/actions/move_activity'
import { zoneOf } from '#app/activities/queries/activities_page'
import { activityLine, matterActivities } from '#app/activities/queries/list_activities'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { addActivityValidator, moveActivityValidator } from '#app/activities/validators/activity'
import { apiActivitiesValidator } from '#app/activities/validators/api'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf, signedIn } from '#app/workspaces/context'

/** What is to be done in a matter, for programs. */
@inject()
export default class ApiActivitiesController {
  constructor(
    private readonly addActivity: AddActivity,
    private readonly moveActivity: MoveActivity
  ) {}

  async index(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'view', ctx.params.id)
    const input = await ctx.request.validateUsing(apiActivitiesValidator)
    const identity = signedIn(ctx)
    const viewer = { userId: identity.user.id, zone: zoneOf(identity) }
    return ctx.serialize(await matterActivities(matter, await activityFilters.validate(input), viewer))
  }

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const meta = { peopleIds: (await peopleWhoSee(matter)).map(({ id }) => id) }
    const fields = await ctx.request.validateUsing(addActivityValidator, { meta })
    const { id } = await this.addActivity.handle(authorOf(ctx), matter, fields)
    return ctx.serialize(await activityLine(matter, id))
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit', ctx.params.id)
    const move = await ctx.request.validateUsing(moveActivityValidator)
    await this.moveActivity.handle(authorOf(ctx), matter, { ...move, id: ctx.params.activityId })
    return ctx.serialize(await activityLine(matter, ctx.params.activityId))
  }
}
