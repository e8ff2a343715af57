import { inject } from '@adonisjs/core'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { VerifySecondFactor } from '#app/accounts/actions/verify_second_factor'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import type { Browser } from '#app/auth/actions/know_device'
import { isStillGood, type PendingSignIn } from '#app/auth/http/pending_sign_in'

/** The second step of signing in. */
@inject()
export class PassSecondFactor {
  constructor(private readonly verifySecondFactor: VerifySecondFactor) {}

  /** `code` is of the authenticator app, or a recovery code. Returns the person; null when the first step is over. Throws `codeInvalid`, TooManyTries. */
  async handle(author: Author, browser: Browser, pending: PendingSignIn | null, code: string): Promise<User | null> {
    const { user, deviceId } = await findSigningIn({ id: pending?.userId ?? 0 }, browser.token)
    if (!pending || !isStillGood(pending, user)) return null
    const limits = new SignInLimits(String(user.id), browser.ip, deviceId, 'second-factor')
    await limits.takeTry()
    await this.verifySecondFactor.handle(user, code, author).catch((error: unknown) => {
      return recordRefusal(error, author, user.id)
    })
    await limits.giveBack()
    return user
  }
}
