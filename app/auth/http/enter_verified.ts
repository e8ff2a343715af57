import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { CompleteRegistration } from '#app/accounts/actions/complete_registration'
import { CompleteSignIn } from '#app/auth/http/complete_sign_in'
import { awaitedIn, forgetAwaited } from '#app/auth/http/pending_verification'
import { route } from '#app/core/addresses'

type Completed = Awaited<ReturnType<CompleteRegistration['byCode']>>

/** After a mailbox is proven: the browser that registered is signed in, with a new session; another one is asked to sign in. */
@inject()
export class EnterVerified {
  constructor(private readonly completeSignIn: CompleteSignIn) {}

  /** Returns where the person goes: the page that they had asked for, the thanks to an affiliate, or home. */
  async handle(ctx: HttpContext, { user, kind }: Completed): Promise<string> {
    const isOwnBrowser = awaitedIn(ctx)?.email === user.email
    forgetAwaited(ctx)
    if (!isOwnBrowser) return route('security.thanks', { id: 'verified' })
    const next = await this.completeSignIn.handle(ctx, user, { remembered: false })
    return next === route('main.home') && kind === 'affiliate' ? route('security.thanks', { id: 'affiliate' }) : next
  }
}
