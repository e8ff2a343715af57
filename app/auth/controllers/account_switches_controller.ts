import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BrowserSession } from '#app/auth/http/browser_session'
import { rememberLink } from '#app/workspaces/http/invitation_link'

/** Leaving an account for the one to which an invitation was sent: signing in leads back to the invitation. */
@inject()
export default class AccountSwitchesController {
  constructor(private readonly browserSession: BrowserSession) {}

  async store(ctx: HttpContext) {
    await this.browserSession.end(ctx)
    rememberLink(ctx, ctx.params.token)
    return ctx.response.redirect().toRoute('security.login')
  }
}
