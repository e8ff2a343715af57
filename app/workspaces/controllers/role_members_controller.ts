import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { page } from '#app/core/validators/query'
import { workspaceOf } from '#app/workspaces/context'
import Role from '#app/workspaces/models/role'
import RolePolicy from '#app/workspaces/policies/role_policy'
import { membersOfRole } from '#app/workspaces/queries/members/role_members'

const pageValidator = vine.create({ page: page() })

/** The people who have a role, page by page: whom a change or the end of the role concerns. */
export default class RoleMembersController {
  async index(ctx: HttpContext) {
    const role = await Role.findIn(workspaceOf(ctx), ctx.params.id)
    await ctx.bouncer.with(RolePolicy).authorize('view', role)
    const input = await ctx.request.validateUsing(pageValidator)
    return membersOfRole(role, input.page)
  }
}
