import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DeleteGroup } from '#app/workspaces/actions/delete_group'
import { ManageGroup } from '#app/workspaces/actions/manage_group'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import Group from '#app/workspaces/models/group'
import GroupPolicy from '#app/workspaces/policies/group_policy'
import { listGroups, listMemberNames } from '#app/workspaces/queries/members/list_groups'
import GroupTransformer from '#app/workspaces/transformers/group_transformer'
import { groupValidator } from '#app/workspaces/validators/member'

/** The groups of a firm. */
@inject()
export default class GroupsController {
  constructor(
    private readonly keepGroup: ManageGroup,
    private readonly deleteGroup: DeleteGroup
  ) {}

  async index(ctx: HttpContext) {
    const workspace = workspaceOf(ctx)
    return ctx.inertia.render('law_firm/groups/index', {
      groups: GroupTransformer.transform(await listGroups(workspace)),
      people: await listMemberNames(workspace),
      can: { edit: signedIn(ctx).may('equipo:editar') },
    })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(groupValidator)
    await this.keepGroup.create(authorOf(ctx), workspaceOf(ctx), fields)
    return this.done(ctx, 'members.group_created', fields.name)
  }

  async update(ctx: HttpContext) {
    const group = await Group.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(GroupPolicy).authorize('edit', group)
    const fields = await ctx.request.validateUsing(groupValidator)
    await this.keepGroup.edit(authorOf(ctx), group, fields)
    return this.done(ctx, 'members.group_saved', fields.name)
  }

  async destroy(ctx: HttpContext) {
    const group = await Group.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(GroupPolicy).authorize('edit', group)
    await this.deleteGroup.handle(authorOf(ctx), group)
    return this.done(ctx, 'members.group_deleted', group.name)
  }

  private done({ session, response }: HttpContext, key: string, name: string) {
    session.flash('notices', { toast: { key, values: { name } } })
    return response.redirect().toRoute('law_firm.groups.index')
  }
}
