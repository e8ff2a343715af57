import type { HttpContext } from '@adonisjs/core/http'
import { apiRoles } from '#app/auth/queries/api_roles'
import { membersPage } from '#app/auth/queries/members_page'
import ApiRoleTransformer from '#app/auth/transformers/api_role_transformer'
import { pageValidator } from '#app/auth/validators/api'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import { kindsSeenBy } from '#app/workspaces/domain/invitation_filters'
import { listSent } from '#app/workspaces/queries/invitations/list_invitations'
import InvitationRowTransformer from '#app/workspaces/transformers/invitation_row_transformer'

/** The people of the firm in which a program works. */
export default class ApiFirmController {
  async members(ctx: HttpContext) {
    return { data: await membersPage(workspaceOf(ctx), await this.page(ctx)) }
  }

  async roles(ctx: HttpContext) {
    return ctx.serialize(ApiRoleTransformer.transform(await apiRoles(workspaceOf(ctx))))
  }

  async invitations(ctx: HttpContext) {
    const filters = { tab: 'sent' as const, q: '', state: [], kind: [], page: await this.page(ctx) }
    const { rows, paging } = await listSent(workspaceOf(ctx), kindsSeenBy(signedIn(ctx)), filters)
    return ctx.serialize({ items: InvitationRowTransformer.transform(rows), paging })
  }

  private async page({ request }: HttpContext): Promise<number> {
    const { page = 1 } = await request.validateUsing(pageValidator)
    return page
  }
}
