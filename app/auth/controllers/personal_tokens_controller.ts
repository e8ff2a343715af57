import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { confirmedValidator } from '#app/accounts/validators/two_factor'
import { CreatePersonalToken } from '#app/auth/actions/create_personal_token'
import { RevokeTokenFamily } from '#app/auth/actions/revoke_token_family'
import { showTokenOnce } from '#app/auth/tokens/fresh_token'
import { personalTokenValidator } from '#app/auth/validators/personal_token'
import { authorOf, personOf, signedIn } from '#app/workspaces/context'

/** The tokens with which programs work for a person. */
@inject()
export default class PersonalTokensController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly createToken: CreatePersonalToken,
    private readonly revoke: RevokeTokenFamily
  ) {}

  async store(ctx: HttpContext) {
    const { name, scopes, days, confirmation } = await ctx.request.validateUsing(personalTokenValidator)
    await this.confirm(ctx, confirmation)
    const fields = { name, scopes, expiresAt: clock.now().plus({ days }) }
    const { token } = await this.createToken.handle(signedIn(ctx), fields, authorOf(ctx))
    showTokenOnce(ctx, { name, token })
    return ctx.response.redirect().toRoute('settings.security')
  }

  async destroy(ctx: HttpContext) {
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    await this.confirm(ctx, confirmation)
    await this.revoke.handle(personOf(ctx).id, ctx.params.id, authorOf(ctx))
    ctx.session.flash('notices', { toast: { key: 'tokens.revoked' } })
    return ctx.response.redirect().toRoute('settings.security')
  }

  private confirm(ctx: HttpContext, confirmation: { password?: string; code?: string }): Promise<void> {
    return this.confirmIdentity.handle(personOf(ctx), confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
  }
}
