import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EndSession } from '#app/auth/actions/end_session'
import { rememberLink } from '#app/workspaces/invitation_link'

/** Leaving an account for the one to which an invitation was sent: signing in leads back to the invitation. */
@inject()
export default class AccountSwitchesController {
  constructor(private readonly endSession: EndSession) {}

  async store(ctx: HttpContext) {
    await this.endSession.handle(ctx)
    rememberLink(ctx, ctx.params.token)
    return ctx.response.redirect().toRoute('security.login')
  }
}
