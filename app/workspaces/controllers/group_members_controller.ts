import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeGroupMembers } from '#app/workspaces/actions/change_group_members'
import { authorOf, workspaceOf } from '#app/workspaces/context'
import Group from '#app/workspaces/models/group'
import GroupPolicy from '#app/workspaces/policies/group_policy'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { groupMembersValidator } from '#app/workspaces/validators/member'

/** Who belongs to a group. */
@inject()
export default class GroupMembersController {
  constructor(private readonly changeGroupMembers: ChangeGroupMembers) {}

  async store(ctx: HttpContext) {
    const group = await this.find(ctx)
    const { memberIds } = await ctx.request.validateUsing(groupMembersValidator)
    await this.changeGroupMembers.add(authorOf(ctx), group, memberIds)
    return this.done(ctx, 'members.added_to_group', { name: group.name, count: memberIds.length })
  }

  async destroy(ctx: HttpContext) {
    const group = await this.find(ctx)
    const member = await findMember(workspaceOf(ctx), ctx.params.memberId)
    await this.changeGroupMembers.remove(authorOf(ctx), group, member.id)
    return this.done(ctx, 'members.removed_from_group', { name: member.user.name, group: group.name })
  }

  private async find(ctx: HttpContext): Promise<Group> {
    const group = await Group.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(GroupPolicy).authorize('edit', group)
    return group
  }

  private done({ session, response }: HttpContext, key: string, values: Record<string, string | number>) {
    session.flash('notices', { toast: { key, values } })
    return response.redirect().toRoute('law_firm.groups.index')
  }
}
