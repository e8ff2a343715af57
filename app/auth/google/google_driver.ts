import type { HttpContext } from '@adonisjs/core/http'
import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleAccount, GoogleSettings } from './google.js'

/**
 * Ally's driver for Google, with PKCE. State and verifier are kept in our session instead of in cookies: they end with it, and one that was
 * planted in the browser is worth nothing.
 */
export class GoogleSignIn extends GoogleDriver {
  protected codeVerifierCookieName = 'kept in the session'

  constructor(ctx: HttpContext, settings: GoogleSettings, callbackUrl: string) {
    super(ctx, {
      driver: 'google',
      clientId: settings.clientId,
      clientSecret: settings.clientSecret,
      callbackUrl,
      authorizeUrl: settings.authorizeUrl,
      accessTokenUrl: settings.tokenUrl,
      userInfoUrl: settings.userInfoUrl,
      scopes: ['openid', 'userinfo.email', 'userinfo.profile'],
      prompt: 'select_account',
    } as ConstructorParameters<typeof GoogleDriver>[1])
  }

  /** Where to send the browser, and what to remember until it comes back. `hint` is the address to choose at Google. */
  async prepare(hint?: string) {
    const state = this.getState()
    const address = await this.redirectUrl((request) => {
      request.param(this.stateParamName, state)
      if (hint) request.param('login_hint', hint)
    })
    return { address, state, verifier: this.codeVerifierCookieValue! }
  }

  /** Asks Google who came back. Throws when the state is another, Google refuses or does not answer. */
  async complete({ state, verifier }: { state: string; verifier: string }): Promise<GoogleAccount> {
    this.stateCookieValue = state
    this.codeVerifierCookieValue = verifier
    const { id, email, name, emailVerificationState } = await this.user()
    if (!id || !email) throw new Error('Google named nobody')
    return { id: String(id), email: email.toLowerCase(), isVerified: emailVerificationState === 'verified', name }
  }

  protected loadState(): void {}

  protected getPkceCodeVerifierForRedirect(): string {
    this.codeVerifierCookieValue = this.makeCodeVerifier()
    return this.codeVerifierCookieValue
  }
}
