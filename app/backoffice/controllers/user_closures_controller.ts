import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DisableUser } from '#app/backoffice/actions/disable_user'
import { previousUrl } from '#app/core/http/previous_url'
import { authorOf } from '#app/workspaces/context'

/** Shutting a person out and letting them in again. */
@inject()
export default class UserClosuresController {
  constructor(private readonly disableUser: DisableUser) {}

  store(ctx: HttpContext) {
    return this.set(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return this.set(ctx, false)
  }

  private async set(ctx: HttpContext, disabled: boolean) {
    const user = await this.disableUser.handle(ctx.params.id, authorOf(ctx), disabled)
    const key = disabled ? 'backoffice.user_disabled' : 'backoffice.user_enabled'
    ctx.session.flash('notices', { toast: { key, values: { name: user.name } } })
    return ctx.response.redirect(previousUrl(ctx))
  }
}
