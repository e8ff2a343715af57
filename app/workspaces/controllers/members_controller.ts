import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { RemoveMember } from '#app/workspaces/actions/remove_member'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { memberFilters } from '#app/workspaces/domain/member_filters'
import { memberViews } from '#app/workspaces/member_views'
import Group from '#app/workspaces/models/group'
import Role from '#app/workspaces/models/role'
import MemberPolicy from '#app/workspaces/policies/member_policy'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { listMembers } from '#app/workspaces/queries/members/list_members'
import MemberTransformer from '#app/workspaces/transformers/member_transformer'
import { removalValidator } from '#app/workspaces/validators/member'
import { currentViewer } from '#app/workspaces/viewer'

const policy = new MemberPolicy()

/** Who works in a firm. */
@inject()
export default class MembersController {
  constructor(
    private readonly removeMember: RemoveMember,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async index(ctx: HttpContext) {
    const [identity, workspace] = [signedIn(ctx), workspaceOf(ctx)]
    const { views, opened } = await memberViews(currentViewer(ctx), ctx.request.qs())
    if (opened) return ctx.response.redirect(opened)
    const filters = await memberFilters.validate(ctx.request.qs())
    const { rows, paging } = await listMembers(workspace, filters)
    const roles = await Role.in(workspace).orderBy('id')
    const groups = await Group.in(workspace).orderBy('name')
    return ctx.inertia.render('law_firm/members/index', {
      members: MemberTransformer.transform(rows, identity),
      paging,
      filters: { ...filters, page: paging.page },
      views,
      roles: roles.map((role) => ({
        id: role.id,
        name: role.name,
        key: role.key,
        isMine: policy.give(identity, role),
      })),
      groups: groups.map(({ id, name }) => ({ id, name })),
      can: { invite: identity.may('equipo:invitar'), edit: identity.may('equipo:editar'), transfer: identity.isOwner },
    })
  }

  async destroy(ctx: HttpContext) {
    const member = await findMember(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(MemberPolicy).authorize('remove', member)
    const { confirmation } = await ctx.request.validateUsing(removalValidator)
    await this.confirmIdentity.handle(signedIn(ctx).user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.removeMember.handle(authorOf(ctx), member)
    ctx.session.flash('notices', { toast: { key: 'members.removed', values: { name: member.user.name } } })
    return ctx.response.redirect().toRoute('law_firm.members.index')
  }
}
