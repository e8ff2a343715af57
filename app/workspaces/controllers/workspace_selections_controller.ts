import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { NoAccess } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { signedIn } from '#app/workspaces/context'
import { returnPage } from '#app/workspaces/http/return_page'
import { membershipOf } from '#app/workspaces/queries/members/find_member'
import { listFirmsAsClient } from '#app/workspaces/queries/list_firms_as_client'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import WorkspaceTransformer from '#app/workspaces/transformers/workspace_transformer'
import { selectionValidator } from '#app/workspaces/validators/workspace'
import { workIn } from '#app/workspaces/http/work_in'

/** In which of their firms a person works, or whether they look at what firms do for them. */
export default class WorkspaceSelectionsController {
  async index(ctx: HttpContext) {
    const { user, onlyFirm } = signedIn(ctx)
    const [all, clientOf] = await Promise.all([listWorkspacesOf(user.id), listFirmsAsClient(user.id)])
    const shown = onlyFirm === null ? all : all.filter(({ id }) => id === onlyFirm)
    const { data } = await ctx.serialize(WorkspaceTransformer.transform(shown))
    return { data, clientOf: onlyFirm === null ? clientOf : [] }
  }

  async store(ctx: HttpContext) {
    this.assertNotLookedThrough(ctx)
    const { user } = signedIn(ctx)
    const { workspaceId, from } = await ctx.request.validateUsing(selectionValidator)
    const workspace = (await listWorkspacesOf(user.id)).find(({ id }) => id === workspaceId)
    if (!workspace) throw new Refusal('workspaceNotFound')
    const role = (await membershipOf(workspace, user.id))?.role
    const may = (permission: string) => workspace.isOwnedBy(user) || (role?.permissions ?? []).includes(permission)
    workIn(ctx, workspace)
    ctx.session.flash('notices', { toast: { key: 'firm.switched', values: { name: workspace.name } } })
    return ctx.response.redirect(returnPage(from, { may }) ?? route('main.home'))
  }

  /** Puts work aside and goes to the area of clients. `clientRequired` for who is nobody's client. */
  async destroy(ctx: HttpContext) {
    this.assertNotLookedThrough(ctx)
    if (!signedIn(ctx).mayBeClient) throw new Refusal('clientRequired')
    workIn(ctx, null)
    return ctx.response.redirect().toRoute('main.client')
  }

  /** Only the firm in whose log the reason stands is looked at. Throws NoAccess for an operator who looks through somebody's eyes. */
  private assertNotLookedThrough(ctx: HttpContext) {
    if (signedIn(ctx).impersonation) throw new NoAccess({ route: ctx.route!.pattern })
  }
}
