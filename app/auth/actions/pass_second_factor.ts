import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { VerifySecondFactor } from '#app/accounts/actions/verify_second_factor'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { CompleteSignIn } from '#app/auth/actions/complete_sign_in'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import { browserAsking } from '#app/auth/device_cookie'
import { forgetSignIn, isStillGood, pendingSignIn } from '#app/auth/pending_sign_in'
import { authorOf } from '#app/workspaces/context'

interface Answer {
  /** Of the authenticator app, or a recovery code. */
  code: string
  trust?: boolean
}

/** The second step of signing in. */
@inject()
export class PassSecondFactor {
  constructor(
    private readonly verifySecondFactor: VerifySecondFactor,
    private readonly completeSignIn: CompleteSignIn
  ) {}

  /** Returns where the person goes; null when the first step is over. Throws `codeInvalid`, TooManyTries. */
  async handle(ctx: HttpContext, { code, trust }: Answer): Promise<string | null> {
    const pending = pendingSignIn(ctx)
    const browser = browserAsking(ctx)
    const { user, deviceId } = await findSigningIn({ id: pending?.userId ?? 0 }, browser.token)
    if (!pending || !isStillGood(pending, user)) {
      forgetSignIn(ctx)
      return null
    }
    const limits = new SignInLimits(String(user.id), browser.ip, deviceId, 'second-factor')
    await limits.takeTry()
    await this.verifySecondFactor.handle(user, code, authorOf(ctx)).catch((error: unknown) => {
      return recordRefusal(error, authorOf(ctx), user.id)
    })
    await limits.giveBack()
    return this.completeSignIn.handle(ctx, user, { remembered: pending.remembered, trust })
  }
}
