import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BrowserSession } from '#app/auth/http/browser_session'
import { isTopLevelVisit } from '#app/auth/http/top_level_visit'
import { route } from '#app/core/addresses'
import { rememberedLink } from '#app/workspaces/http/invitation_link'

/** Pages of registration end the session in progress and say so (specification §8). */
@inject()
export class LeaveToJoin {
  constructor(private readonly browserSession: BrowserSession) {}

  /** Answers a signed-in person's visit; returns false when the page is to be shown as it is. */
  async handle(ctx: HttpContext): Promise<boolean> {
    if (!ctx.identity) return false
    const address = ctx.request.url(true)
    if (ctx.request.header('x-inertia')) {
      ctx.inertia.location(address)
      return true
    }
    if (!isTopLevelVisit(ctx)) return false
    await this.browserSession.end(ctx)
    if (rememberedLink(ctx)) ctx.session.setIntendedUrl(route('security.invitations.current'))
    ctx.session.flash('notices', { toast: { key: 'join.session_ended' } })
    ctx.response.redirect(address)
    return true
  }
}
