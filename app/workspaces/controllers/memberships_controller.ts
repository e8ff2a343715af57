import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { LeaveFirm } from '#app/workspaces/actions/leave_firm'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import { workIn } from '#app/workspaces/http/work_in'

/** My own place in a firm. */
@inject()
export default class MembershipsController {
  constructor(private readonly leaveFirm: LeaveFirm) {}

  /** Leaves the firm; work goes on in another one, if there is one. */
  async destroy(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const workspace = workspaceOf(ctx)
    await this.leaveFirm.handle(authorOf(ctx), workspace, user.id)
    workIn(ctx, (await listWorkspacesOf(user.id))[0] ?? null)
    ctx.session.flash('notices', { toast: { key: 'members.left', values: { firm: workspace.name } } })
    return ctx.response.redirect().toRoute('main.home')
  }
}
