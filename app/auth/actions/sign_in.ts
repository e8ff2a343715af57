import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { VerifyCredentials } from '#app/accounts/actions/verify_credentials'
import type User from '#app/accounts/models/user'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import { SignInLimits } from '#app/accounts/sign_in_limits'
import { PassFirstFactor } from '#app/auth/actions/pass_first_factor'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import { browserAsking } from '#app/auth/device_cookie'
import { authorOf } from '#app/workspaces/context'

interface Credentials {
  email: string
  password: string
  remember?: boolean
}

const isWrong = (error: unknown) => error instanceof Refusal && error.refusal === 'credentialsInvalid'

/** Signing in with e-mail and password. */
@inject()
export class SignIn {
  constructor(
    private readonly verifyCredentials: VerifyCredentials,
    private readonly passFirstFactor: PassFirstFactor
  ) {}

  /** Returns where the person goes. Throws `credentialsInvalid`, `emailNotVerified`, TooManyTries. */
  async handle(ctx: HttpContext, { email, password, remember }: Credentials): Promise<string> {
    const browser = browserAsking(ctx)
    const signingIn = await findSigningIn({ email }, browser.token)
    const limits = new SignInLimits(email, browser.ip, signingIn.deviceId)
    await limits.takeTry()
    const user = await this.check(signingIn.user, password, limits).catch((error) =>
      recordRefusal(error, authorOf(ctx), signingIn.user?.id ?? null)
    )
    return this.passFirstFactor.handle(ctx, user, signingIn, remember)
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
