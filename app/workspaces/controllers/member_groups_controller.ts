import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { previousUrl } from '#app/core/http/previous_url'
import { ChangeGroupMembers } from '#app/workspaces/actions/change_group_members'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import MemberPolicy from '#app/workspaces/policies/member_policy'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { memberGroupsValidator } from '#app/workspaces/validators/member'

/** The groups of one member. */
@inject()
export default class MemberGroupsController {
  constructor(private readonly changeGroupMembers: ChangeGroupMembers) {}

  async update(ctx: HttpContext) {
    const member = await findMember(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(MemberPolicy).authorize('group', member)
    const { groupIds } = await ctx.request.validateUsing(memberGroupsValidator)
    await this.changeGroupMembers.set(authorOf(ctx), member, groupIds)
    ctx.session.flash('notices', { toast: { key: 'members.groups_changed', values: { name: member.user.name } } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
