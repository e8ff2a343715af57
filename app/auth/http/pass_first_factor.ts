import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SigningIn } from '#app/accounts/queries/find_signing_in'
import type User from '#app/accounts/models/user'
import { CompleteSignIn } from '#app/auth/http/complete_sign_in'
import { assertOpenTo } from '#app/auth/actions/start_session'
import { suspendSignIn } from '#app/auth/http/pending_sign_in'
import { route } from '#app/core/addresses'

/** Whether a person has to prove a second factor in a browser. */
export const asksForCode = (user: User, { isTrusted }: Pick<SigningIn, 'isTrusted'>): boolean =>
  user.twoFactorEnabledAt !== null && !isTrusted

/** After the password, or Google: the second factor where it is asked for, else in. */
@inject()
export class PassFirstFactor {
  constructor(private readonly completeSignIn: CompleteSignIn) {}

  /** Returns where the person goes. `signingIn` says what this browser is to them. Throws UnderMaintenance before a code is asked for. */
  async handle(ctx: HttpContext, user: User, signingIn: Pick<SigningIn, 'isTrusted'>, remembered = false) {
    await assertOpenTo(user)
    if (!asksForCode(user, signingIn)) return this.completeSignIn.handle(ctx, user, { remembered })
    suspendSignIn(ctx, user, remembered)
    return route('security.two_factor')
  }
}
