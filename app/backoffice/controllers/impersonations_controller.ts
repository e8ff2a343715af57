import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EndImpersonation } from '#app/backoffice/actions/end_impersonation'
import { Impersonate } from '#app/backoffice/actions/impersonate'
import { BrowserSession } from '#app/auth/http/browser_session'
import { authorOf, signedIn } from '#app/workspaces/context'
import { impersonationValidator } from '#app/backoffice/validators/list_query'

/** An operator looks through a person's eyes, and stops. */
@inject()
export default class ImpersonationsController {
  constructor(
    private readonly impersonate: Impersonate,
    private readonly endImpersonation: EndImpersonation,
    private readonly browserSession: BrowserSession
  ) {}

  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(impersonationValidator)
    const order = { userId: ctx.params.id, reason, route: ctx.route!.pattern }
    const { session } = ctx
    const { workspaceId, ...opened } = await this.impersonate.handle(authorOf(ctx), signedIn(ctx), order)
    session.clear()
    session.regenerate()
    for (const [key, value] of Object.entries(opened)) session.put(key, value)
    if (workspaceId) session.put('workspaceId', workspaceId)
    return ctx.response.redirect().toRoute('main.home')
  }

  /** Gives operators their own eyes back, in a session that ends when the one before would have. */
  async destroy(ctx: HttpContext) {
    const admin = await this.endImpersonation.handle(authorOf(ctx), signedIn(ctx))
    if (admin) await this.browserSession.start(ctx, admin, { endsAt: ctx.session.get('endsAt') })
    else ctx.session.clear()
    return ctx.response.redirect().toRoute('settings.users.index')
  }
}
