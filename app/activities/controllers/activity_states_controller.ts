import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MoveActivity } from '#app/activities/actions/move_activity'
import { moveActivityValidator } from '#app/activities/validators/activity'
import { route } from '#app/core/addresses'
import { authorizedMatter } from '#app/matters/http/load_matter'
import { authorOf } from '#app/workspaces/context'

/** How far an activity is: to start, in progress, resolved; and back. */
@inject()
export default class ActivityStatesController {
  constructor(private readonly moveActivity: MoveActivity) {}

  async update(ctx: HttpContext) {
    const matter = await authorizedMatter(ctx, 'edit')
    const move = await ctx.request.validateUsing(moveActivityValidator)
    const { activity, before } = await this.moveActivity.handle(authorOf(ctx), matter, { ...move, id: ctx.params.id })
    const { id, title, state } = activity
    const href = route('law_firm.activity_states.update', { dossierId: matter.id, id })
    const undo = before === state ? undefined : { method: 'put', href, body: { state: before } }
    ctx.session.flash('notices', { toast: { key: `activities.moved.${state}`, values: { title }, undo } })
    return ctx.response.redirect().withQs().back()
  }
}
