import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { previousUrl } from '#app/core/http/previous_url'
import { ChangeMemberRole } from '#app/workspaces/actions/change_member_role'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import Role from '#app/workspaces/models/role'
import MemberPolicy from '#app/workspaces/policies/member_policy'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { memberRoleValidator } from '#app/workspaces/validators/member'

/** Which role a member has. */
@inject()
export default class MemberRolesController {
  constructor(private readonly changeMemberRole: ChangeMemberRole) {}

  async update(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    const member = await findMember(workspace, ctx.params.id)
    const policies = ctx.bouncer.with(MemberPolicy)
    await policies.authorize('changeRole', member)
    const { roleId } = await ctx.request.validateUsing(memberRoleValidator)
    if (roleId !== null) await policies.authorize('give', await Role.findIn(workspace, roleId))
    await this.changeMemberRole.handle(authorOf(ctx), member, roleId)
    ctx.session.flash('notices', { toast: { key: 'members.role_changed', values: { name: member.user.name } } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
