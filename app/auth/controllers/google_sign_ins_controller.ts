import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { NotFound } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { ReturnFromGoogle } from '#app/auth/http/return_from_google'
import { accountFrom, isGoogleOn, sendToGoogle, takeGoogleRequest } from '#app/auth/google/google'
import { googleSignInValidator } from '#app/auth/validators/google'

const FAILED = { warning: { key: 'sign_in.google_failed' } }

/** Signing in with Google: the way there, and back. */
@inject()
export default class GoogleSignInsController {
  constructor(private readonly returnFromGoogle: ReturnFromGoogle) {}

  async store(ctx: HttpContext) {
    const request = await ctx.request.validateUsing(googleSignInValidator)
    if (!isGoogleOn()) throw new NotFound('sign-in with Google')
    await sendToGoogle(ctx, request)
  }

  async show(ctx: HttpContext) {
    const request = takeGoogleRequest(ctx)
    const leaveWith = (notices: object) => {
      ctx.session.flash('notices', notices)
      return ctx.response.redirect(request?.back ?? route('security.login'))
    }
    const account = request && (await accountFrom(ctx, request))
    if (!account) return leaveWith(FAILED)
    try {
      return ctx.response.redirect(await this.returnFromGoogle.handle(ctx, request, account))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return leaveWith({ refusal: { code: error.code, params: error.params } })
    }
  }
}
