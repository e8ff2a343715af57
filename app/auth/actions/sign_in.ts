import { inject } from '@adonisjs/core'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { VerifyCredentials } from '#app/accounts/actions/verify_credentials'
import type User from '#app/accounts/models/user'
import { findSigningIn, type SigningIn } from '#app/accounts/queries/find_signing_in'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import type { Browser } from '#app/auth/actions/know_device'

interface Credentials {
  email: string
  password: string
}

const isWrong = (error: unknown) => error instanceof Refusal && error.refusal === 'credentialsInvalid'

/** Signing in with e-mail and password. */
@inject()
export class SignIn {
  constructor(private readonly verifyCredentials: VerifyCredentials) {}

  /** Returns the person, and what this browser is to them. Throws `credentialsInvalid`, `emailNotVerified`, TooManyTries. */
  async handle(
    author: Author,
    browser: Browser,
    { email, password }: Credentials
  ): Promise<SigningIn & { user: User }> {
    const signingIn = await findSigningIn({ email }, browser.token)
    const limits = new SignInLimits(email, browser.ip, signingIn.deviceId)
    await limits.takeTry()
    const user = await this.check(signingIn.user, password, limits).catch((error) =>
      recordRefusal(error, author, signingIn.user?.id ?? null)
    )
    return { ...signingIn, user }
  }

  /** A right password is no try, also when it does not open. */
  private async check(user: User | null, password: string, limits: SignInLimits): Promise<User> {
    const outcome = await this.verifyCredentials.check(user, password).catch((error: unknown) => ({ error }))
    const error = 'error' in outcome ? outcome.error : null
    if (!isWrong(error)) await limits.giveBack()
    if (error) throw error
    return outcome as User
  }
}
