import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InviteMembers } from '#app/workspaces/actions/invite_members'
import { signedIn, workspaceOf } from '#app/workspaces/context'
import { senderOf } from '#app/workspaces/http/invitation_link'
import { assignableRoles } from '#app/workspaces/queries/roles/assignable_roles'
import { validateList } from '#app/workspaces/queries/invitations/validate_list'
import { inviteManyValidator, readListValidator } from '#app/workspaces/validators/invitation'

/** Many invitations at once, from a pasted list or a file. */
@inject()
export default class InvitationBatchesController {
  constructor(private readonly inviteMembers: InviteMembers) {}

  /** The dry run: what would happen to each line. Writes nothing. */
  async preview(ctx: HttpContext) {
    const assignable = await assignableRoles(signedIn(ctx))
    const meta = { roleIds: assignable.map(({ id }) => id) }
    const list = await ctx.request.validateUsing(readListValidator, { meta })
    return validateList(workspaceOf(ctx), list, assignable)
  }

  async store(ctx: HttpContext) {
    const assignable = await assignableRoles(signedIn(ctx))
    const meta = { roleIds: assignable.map(({ id }) => id) }
    const { people } = await ctx.request.validateUsing(inviteManyValidator, { meta })
    const orders = people.map(({ name, ...order }) => ({ ...order, name: name ?? null }))
    const { sent, skipped } = await this.inviteMembers.handle(senderOf(ctx), orders)
    const values = { count: sent, skipped: skipped.length }
    ctx.session.flash('notices', { toast: { key: 'invitations.sent_many', values } })
    return ctx.response.redirect().withQs({ tab: 'sent' }).toRoute('law_firm.invitations.index')
  }
}
