import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { InviteMembers } from '#app/workspaces/actions/invite_members'
import { signedIn } from '#app/workspaces/context'
import { invitationFilters, kindsSeenBy, type InvitationFilters } from '#app/workspaces/domain/invitation_filters'
import { senderOf } from '#app/workspaces/http/invitation_link'
import { assignableRoles } from '#app/workspaces/queries/roles/assignable_roles'
import { countWaiting, listReceived, listSent } from '#app/workspaces/queries/invitations/list_invitations'
import InvitationRowTransformer from '#app/workspaces/transformers/invitation_row_transformer'
import RoleOptionTransformer from '#app/workspaces/transformers/role_option_transformer'
import { inviteMemberValidator } from '#app/workspaces/validators/invitation'

/** Invitations: those that a person received, and those that their firm sent. */
@inject()
export default class InvitationsController {
  constructor(private readonly inviteMembers: InviteMembers) {}

  async index(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const kinds = kindsSeenBy(identity)
    const input = await invitationFilters.validate(ctx.request.qs())
    const filters = kinds.length > 0 ? input : { ...input, tab: 'received' as const }
    const isInPerson = !identity.impersonation && !identity.preview
    const can = {
      see: kinds,
      inviteMembers: isInPerson && identity.may('equipo:invitar'),
      inviteClients: isInPerson && identity.may('clientes:editar'),
      chooseMatters: identity.may('expedientes:editar'),
      found: identity.workspace === null && identity.user.type === 'lawyer',
    }
    const { paging, ...lists } = await this.lists(ctx, filters)
    return ctx.inertia.render('law_firm/invitations/index', {
      ...lists,
      paging,
      filters,
      can,
      waiting: await countWaiting(identity.user),
      address: identity.user.email,
      isProved: identity.user.emailVerifiedAt !== null,
      roles: can.inviteMembers ? RoleOptionTransformer.transform(await assignableRoles(identity)) : [],
    })
  }

  async store(ctx: HttpContext) {
    const roles = await assignableRoles(signedIn(ctx))
    const meta = { roleIds: roles.map(({ id }) => id) }
    const { name, ...order } = await ctx.request.validateUsing(inviteMemberValidator, { meta })
    await this.inviteMembers.one(senderOf(ctx), { ...order, name: name ?? null })
    ctx.session.flash('notices', { toast: { key: 'invitations.sent_one', values: { email: order.email } } })
    return ctx.response.redirect().withQs({ tab: 'sent' }).toRoute('law_firm.invitations.index')
  }

  private async lists(ctx: HttpContext, filters: InvitationFilters) {
    const identity = signedIn(ctx)
    const isSent = filters.tab === 'sent'
    const { rows, paging } = isSent
      ? await listSent(identity.workspace!, kindsSeenBy(identity), filters)
      : await listReceived(identity.user, filters)
    return {
      sent: InvitationRowTransformer.transform(isSent ? rows : []),
      received: InvitationRowTransformer.transform(isSent ? [] : rows).useVariant('forReceiver'),
      paging,
    }
  }
}
