import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { previousUrl } from '#app/core/http/previous_url'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { UnlinkGoogle } from '#app/auth/actions/unlink_google'
import { isGoogleOn, sendToGoogle } from '#app/auth/google/google'
import { googleVisitValidator } from '#app/auth/validators/google'
import { authorOf, personOf } from '#app/workspaces/context'

/** Path and query of the page from which somebody goes to Google. */
function pageBefore(ctx: HttpContext): string {
  const { pathname, search } = new URL(previousUrl(ctx), 'http://here')
  return pathname + search
}

/** The account of Google with which a person signs in; and going to Google to show once more who one is. */
@inject()
export default class GoogleLinksController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly unlinkGoogle: UnlinkGoogle
  ) {}

  async store(ctx: HttpContext) {
    const { intent } = await ctx.request.validateUsing(googleVisitValidator)
    if (!isGoogleOn()) throw new NotFound('sign-in with Google')
    await sendToGoogle(ctx, { intent, back: pageBefore(ctx) }, personOf(ctx).email)
  }

  async destroy(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    const user = personOf(ctx)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.unlinkGoogle.handle(user, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'security.google.unlinked_now' } })
    return ctx.response.redirect().toRoute('settings.security')
  }
}
