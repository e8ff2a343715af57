import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { rememberLink, rememberedLink } from '#app/workspaces/http/invitation_link'
import Invitation from '#app/workspaces/models/invitation'
import LinkedInvitationTransformer from '#app/workspaces/transformers/linked_invitation_transformer'

/** The page that the email of an invitation opens, for anyone who holds its link. */
export default class InvitationLinksController {
  async show(ctx: HttpContext) {
    const { token } = ctx.params
    const found = await Invitation.linked(token).preload('workspace').preload('role').preload('invitedBy').first()
    const invitation = found && !found.workspace.deletedAt ? found : null
    if (!invitation) ctx.response.status(404)
    if (invitation?.isOpen && !ctx.identity) rememberLink(ctx, token)
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('X-Robots-Tag', 'noindex')
    return ctx.inertia.render('security/invitation', {
      invitation: invitation && LinkedInvitationTransformer.transform(invitation, ctx.identity?.user ?? null),
      token,
    })
  }

  /** Back to the link that this browser opened before its reader signed in or registered. */
  async current(ctx: HttpContext) {
    const token = rememberedLink(ctx)
    return ctx.response.redirect(token ? route('security.invitation', { token }) : route('law_firm.invitations.index'))
  }
}
