import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EndUserSessions } from '#app/backoffice/actions/end_user_sessions'
import { previousUrl } from '#app/core/http/previous_url'
import { authorOf } from '#app/workspaces/context'

/** All sessions of a person, as an operator ends them. */
@inject()
export default class UserSessionsController {
  constructor(private readonly endUserSessions: EndUserSessions) {}

  async destroy(ctx: HttpContext) {
    const { name } = await this.endUserSessions.handle(ctx.params.id, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'backoffice.signed_out', values: { name } } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
