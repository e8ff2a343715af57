import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PreviewRole } from '#app/workspaces/actions/preview_role'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import Role from '#app/workspaces/models/role'
import RolePolicy from '#app/workspaces/policies/role_policy'
import { previewRoleValidator } from '#app/workspaces/validators/role'

/** Looking at the firm with another role («ver como»), read-only: `store` begins it, `destroy` ends it. */
@inject()
export default class RolePreviewsController {
  constructor(private readonly previewRole: PreviewRole) {}

  async store(ctx: HttpContext) {
    const { roleId } = await ctx.request.validateUsing(previewRoleValidator)
    const role = await Role.findIn(workspaceOf(ctx), roleId)
    await ctx.bouncer.with(RolePolicy).authorize('preview', role)
    await this.previewRole.begin(authorOf(ctx), role)
    ctx.session.put('previewRoleId', role.id)
    return ctx.response.redirect().toRoute('main.home')
  }

  async destroy(ctx: HttpContext) {
    const { preview } = signedIn(ctx)
    if (preview) await this.previewRole.end(authorOf(ctx), workspaceOf(ctx), preview.roleId)
    ctx.session.forget('previewRoleId')
    return ctx.response.redirect().toRoute('law_firm.roles.index')
  }
}
