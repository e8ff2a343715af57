import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { signedIn } from '#app/workspaces/context'
import { renewFromCookie } from '#app/auth/remember/renew_from_cookie'

/** «Keep me signed in» for a call for data whose session is over: the client renews once and asks again. */
export default class SessionRenewalsController {
  /** Throws `tokenInvalid` (TKN-400) when the browser's token opens nothing. Answers the token that the next write must carry. */
  async store(ctx: HttpContext) {
    if (!ctx.identity && !(await renewFromCookie(ctx))) throw new Refusal('tokenInvalid')
    return ctx.response.send({ data: { renewed: true } })
  }

  /** The token of this session's writes, for a page that was opened in the session before, and whose session it is: the page may be somebody else's. */
  show(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    return ctx.response.send({ data: { csrf: ctx.request.csrfToken, userId: user.id } })
  }
}
