import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { activityListFilters } from '#app/activities/domain/activity_filters'
import { AddActivity } from '#app/activities/actions/add_activity'
import { EditActivity } from '#app/activities/actions/edit_activity'
import { RemoveActivity } from '#app/activities/actions/remove_activity'
import { activitiesPage } from '#app/activities/queries/activities_page'
import { peopleWhoSee } from '#app/matters/queries/people_of_matter'
import { addActivityValidator, editActivityValidator } from '#app/activities/validators/activity'
import { authorizedMatter } from '#app/matters/http/load_matter'
import type Matter from '#app/matters/models/matter'
import { defaultAddress } from '#app/saved_views/list_address'
import { listViews } from '#app/saved_views/queries/list_views'
import { authorOf, signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What is to be done: of one matter, and of a person in all of them. */
@inject()
export default class ActivitiesController {
  constructor(
    private readonly addActivity: AddActivity,
    private readonly editActivity: EditActivity,
    private readonly removeActivity: RemoveActivity
  ) {}

  async index(ctx: HttpContext) {
    const query = ctx.request.qs()
    const views = await listViews(currentViewer(ctx), 'activities')
    const opened = defaultAddress('activities', query, views)
    if (opened) return ctx.response.redirect(opened)
    const page = await activitiesPage(currentViewer(ctx), signedIn(ctx), await activityListFilters.validate(query))
    return ctx.inertia.render('law_firm/activities/index', { ...page, views })
  }

  async store(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(addActivityValidator, { meta: await peopleIdsOf(matter) })
    const activity = await this.addActivity.handle(authorOf(ctx), matter, fields)
    return answer(ctx, { key: 'activities.added', values: { title: activity.title } })
  }

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editActivityValidator, { meta: await peopleIdsOf(matter) })
    const change = { ...fields, id: ctx.params.id as number }
    await this.editActivity.handle(authorOf(ctx), matter, change)
    return answer(ctx, { key: 'activities.saved' })
  }

  async destroy(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const title = await this.removeActivity.handle(authorOf(ctx), matter, ctx.params.id)
    ctx.session.flash('notices', { toast: { key: 'activities.removed', values: { title } } })
    return ctx.response.redirect().withQs({ tab: 'activities' }).toRoute('law_firm.matters.show', [matter.id])
  }
}

const peopleIdsOf = async (matter: Matter) => ({ peopleIds: (await peopleWhoSee(matter)).map(({ id }) => id) })

function answer({ session, response }: HttpContext, toast: { key: string; values?: Record<string, string> }) {
  session.flash('notices', { toast })
  return response.redirect().withQs().back()
}
