import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { findSigningIn } from '#app/accounts/queries/find_signing_in'
import User from '#app/accounts/models/user'
import { AcceptWhileSigningIn } from '#app/auth/http/accept_while_signing_in'
import { AdmitGoogleAccount } from '#app/auth/actions/admit_google_account'
import { LinkGoogle } from '#app/auth/actions/link_google'
import { asksForCode, PassFirstFactor } from '#app/auth/http/pass_first_factor'
import { recordRefusal } from '#app/auth/actions/record_refusal'
import { assertOpenTo } from '#app/auth/actions/start_session'
import { browserAsking } from '#app/auth/http/device_cookie'
import type { GoogleRequest, GoogleAccount } from '#app/auth/google/google'
import { authorOf, languageOf, signedIn } from '#app/workspaces/context'
import { currentInvitation } from '#app/workspaces/http/invitation_link'

/** What is done with the account that somebody came back with from Google. */
@inject()
export class ReturnFromGoogle {
  constructor(
    private readonly admit: AdmitGoogleAccount,
    private readonly link: LinkGoogle,
    private readonly acceptWhileSigningIn: AcceptWhileSigningIn,
    private readonly passFirstFactor: PassFirstFactor
  ) {}

  /** Returns where the person goes. Throws the refusals of the actions. */
  async handle(ctx: HttpContext, request: GoogleRequest, account: GoogleAccount): Promise<string> {
    if (request.intent === 'link') await this.linkTo(ctx, account)
    else if (request.intent === 'confirm') await this.confirm(ctx, account)
    else return this.enter(ctx, request, account)
    return request.back ?? route('settings.security')
  }

  /**
   * Two factors are asked for after Google too. Who joined from the page that names their invitation has accepted it by that, as with a password;
   * who still owes a code accepts it afterwards.
   */
  private async enter(ctx: HttpContext, request: GoogleRequest, account: GoogleAccount): Promise<string> {
    await assertOpenTo(account)
    const { refCode = null } = request
    const invitation = await this.invitationOf(ctx, request, account)
    const type = invitation?.accountType ?? request.type ?? 'lawyer'
    const newcomer = { type, refCode, language: languageOf(ctx) }
    const visitor = authorOf(ctx)
    const admitted = await this.admit.handle(account, newcomer, visitor).catch((error: unknown) => {
      return recordRefusal(error, visitor, null)
    })
    const signingIn = await findSigningIn({ id: admitted.id }, browserAsking(ctx).token)
    const user = signingIn.user!
    const signIn = () => this.passFirstFactor.handle(ctx, user, signingIn)
    if (!invitation || asksForCode(user, signingIn)) return signIn()
    return this.acceptWhileSigningIn.handle(ctx, { user, invitation }, signIn)
  }

  /** The invitation that the page named on which this person chose Google to join. */
  private async invitationOf(ctx: HttpContext, { intent }: GoogleRequest, { email }: GoogleAccount) {
    const invitation = intent === 'join' ? await currentInvitation(ctx) : null
    return invitation?.email === email ? invitation : null
  }

  private async linkTo(ctx: HttpContext, account: GoogleAccount): Promise<void> {
    const user = await User.findOrFail(signedIn(ctx).user.id)
    await this.link.handle(user, account, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'security.google.linked_now' } })
  }

  /** Who signs in with Google again has shown who they are, for a few minutes (`ConfirmIdentity`). */
  private async confirm(ctx: HttpContext, account: GoogleAccount): Promise<void> {
    const { user } = signedIn(ctx)
    if (user.googleId === null) throw new Refusal('signInMethodInvalid')
    if (user.googleId !== account.id) throw new Refusal('linkedAccountMismatch')
    ctx.session.put('confirmedAt', clock.now().toISO()!)
    ctx.session.flash('notices', { toast: { key: 'security.google.confirmed' } })
  }
}
