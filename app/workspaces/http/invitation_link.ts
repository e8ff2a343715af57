import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { authorOf, signedIn } from '../context.js'
import type { Sender } from '../actions/send_invitation.js'
import Invitation from '../models/invitation.js'

/** The last link of an invitation that this browser opened. Encrypted, and not in the session: signing in empties that. */
const COOKIE = '__Host-foja-invitation'
const LIFE = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: '2h' } as const

/** Keeps a link while its reader signs in or registers, and leads them back to it. */
export function rememberLink(ctx: HttpContext, token: string): void {
  ctx.response.encryptedCookie(COOKIE, token, LIFE)
  ctx.session.setIntendedUrl(route('security.invitations.current'))
}

/** The token of the link that was kept; null without one. */
export function rememberedLink({ request }: HttpContext): string | null {
  const token: unknown = request.encryptedCookie(COOKIE)
  return typeof token === 'string' && token !== '' ? token : null
}

export function forgetLink({ response }: HttpContext): void {
  response.clearCookie(COOKIE, LIFE)
}

/** The invitation whose link this browser opened, as long as it can be accepted; null without one. The link was in the mailbox of its address. */
export async function currentInvitation(ctx: HttpContext): Promise<Invitation | null> {
  const token = rememberedLink(ctx)
  const invitation = token ? await Invitation.linked(token).preload('workspace').first() : null
  if (!invitation || !invitation.isOpen || invitation.isExpired || invitation.workspace.deletedAt) return null
  return invitation
}

/** Who sends what this request sends, in the name of the firm that they work in. */
export function senderOf(ctx: HttpContext): Sender {
  const { user, workspace } = signedIn(ctx)
  return { author: authorOf(ctx), inviter: user, workspace: workspace! }
}
