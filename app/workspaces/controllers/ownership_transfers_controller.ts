import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { TransferOwnership } from '#app/workspaces/actions/transfer_ownership'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { findMember } from '#app/workspaces/queries/members/find_member'
import { transferValidator } from '#app/workspaces/validators/workspace'

/** Handing a firm over to another member. */
@inject()
export default class OwnershipTransfersController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly transferOwnership: TransferOwnership
  ) {}

  async store(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const workspace = workspaceOf(ctx)
    const { memberId, confirmation } = await ctx.request.validateUsing(transferValidator)
    const member = await findMember(workspace, memberId)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.transferOwnership.handle(authorOf(ctx), workspace, { fromId: user.id, toMemberId: member.id })
    ctx.session.flash('notices', { toast: { key: 'members.transferred', values: { name: member.user.name } } })
    return ctx.response.redirect().toRoute('law_firm.members.index')
  }
}
