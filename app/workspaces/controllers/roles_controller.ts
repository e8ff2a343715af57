import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { CreateRole } from '#app/workspaces/actions/create_role'
import { DeleteRole } from '#app/workspaces/actions/delete_role'
import { EditRole } from '#app/workspaces/actions/edit_role'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import Role from '#app/workspaces/models/role'
import { PERMISSIONS } from '#app/workspaces/permissions'
import RolePolicy from '#app/workspaces/policies/role_policy'
import { listRoles } from '#app/workspaces/queries/roles/list_roles'
import { permissionMatrix } from '#app/workspaces/queries/roles/permission_matrix'
import { membersOfRole } from '#app/workspaces/queries/members/role_members'
import RoleTransformer from '#app/workspaces/transformers/role_transformer'
import { createRoleValidator, deleteRoleValidator, editRoleValidator } from '#app/workspaces/validators/role'

/** The roles of a firm. */
@inject()
export default class RolesController {
  constructor(
    private readonly createRole: CreateRole,
    private readonly editRole: EditRole,
    private readonly deleteRole: DeleteRole,
    private readonly confirmIdentity: ConfirmIdentity
  ) {}

  async index(ctx: HttpContext) {
    const roles = await listRoles(workspaceOf(ctx))
    return ctx.inertia.render('law_firm/roles/index', {
      roles: RoleTransformer.transform(roles).useVariant('forList'),
      total: PERMISSIONS.length,
    })
  }

  /** An empty role, or one that begins as a copy of the role that `from` names. */
  async create(ctx: HttpContext) {
    const { from } = ctx.request.qs()
    const source = from === undefined ? null : await this.find(ctx, 'view', String(from))
    return ctx.inertia.render('law_firm/roles/create', {
      source: source && RoleTransformer.transform(source),
      matrix: permissionMatrix(signedIn(ctx)),
    })
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(createRoleValidator)
    const { name } = await this.createRole.handle(authorOf(ctx), signedIn(ctx), fields)
    ctx.session.flash('notices', { toast: { key: 'roles.created', values: { name } } })
    return ctx.response.redirect().toRoute('law_firm.roles.index')
  }

  /** What a role permits and who has it, to be read. */
  async show(ctx: HttpContext) {
    const role = await this.find(ctx, 'view')
    return ctx.inertia.render('law_firm/roles/show', await this.pageOf(ctx, role))
  }

  async edit(ctx: HttpContext) {
    const role = await this.find(ctx, 'edit')
    return ctx.inertia.render('law_firm/roles/edit', await this.pageOf(ctx, role))
  }

  async update(ctx: HttpContext) {
    const role = await this.find(ctx, 'edit')
    const fields = await ctx.request.validateUsing(editRoleValidator)
    await this.editRole.handle(authorOf(ctx), signedIn(ctx), role, fields)
    ctx.session.flash('notices', { toast: { key: 'roles.saved', values: { name: fields.name } } })
    return ctx.response.redirect().toRoute('law_firm.roles.index')
  }

  async destroy(ctx: HttpContext) {
    const role = await this.find(ctx, 'delete')
    const { confirmation } = await ctx.request.validateUsing(deleteRoleValidator)
    const { user } = signedIn(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    const count = await this.deleteRole.handle(authorOf(ctx), role)
    ctx.session.flash('notices', { toast: { key: 'roles.deleted', values: { name: role.name, count } } })
    return ctx.response.redirect().toRoute('law_firm.roles.index')
  }

  private async find(ctx: HttpContext, action: 'view' | 'edit' | 'delete', id = ctx.params.id): Promise<Role> {
    const role = await Role.findIn(workspaceOf(ctx), id)
    await ctx.bouncer.with(RolePolicy).authorize(action, role)
    return role
  }

  private async pageOf(ctx: HttpContext, role: Role) {
    const { people, paging } = await membersOfRole(role)
    return { role: RoleTransformer.transform(role), matrix: permissionMatrix(signedIn(ctx)), people, paging }
  }
}
