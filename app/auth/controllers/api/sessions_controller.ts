import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { UnderMaintenance } from '#app/core/errors/under_maintenance'
import { ResendVerification } from '#app/accounts/actions/resend_verification'
import { countResend } from '#app/accounts/registration_limits'
import { resendValidator } from '#app/accounts/validators/registration'
import { EndApiSession } from '#app/auth/actions/end_api_session'
import { RefreshApiTokens } from '#app/auth/actions/refresh_api_tokens'
import { SignInProgram } from '#app/auth/actions/sign_in_program'
import { attachChanges, tokenOf } from '#app/auth/http/api_context'
import { findToken } from '#app/auth/tokens/token_record'
import { SCOPES } from '#app/auth/tokens/scopes'
import UserDataTransformer from '#app/auth/transformers/user_data_transformer'
import { refreshValidator, signInProgramValidator } from '#app/auth/validators/api'
import { addressOf, authorOf, signedIn } from '#app/workspaces/context'

/** Signing programs in and out. */
@inject()
export default class ApiSessionsController {
  constructor(
    private readonly signInProgram: SignInProgram,
    private readonly refreshTokens: RefreshApiTokens,
    private readonly endSession: EndApiSession,
    private readonly resendVerification: ResendVerification
  ) {}

  async store(ctx: HttpContext) {
    const { name = null, scopes = SCOPES, ...credentials } = await ctx.request.validateUsing(signInProgramValidator)
    const start = { name, scopes, userAgent: ctx.request.header('user-agent') ?? null }
    const authorization = await this.signInProgram.handle(credentials, start, authorOf(ctx))
    const token = await findToken(authorization.accessToken)
    attachChanges(ctx, { authorization, userData: new UserDataTransformer(token!.identity!).toObject() })
    return { data: null }
  }

  /** Whatever goes wrong here by itself is told by a code of its own, which no client shows. */
  async refresh(ctx: HttpContext) {
    const { refreshToken } = await ctx.request.validateUsing(refreshValidator)
    const authorization = await this.refreshTokens.handle(refreshToken, authorOf(ctx)).catch((error: Error) => {
      if (error instanceof Refusal || error instanceof UnderMaintenance) throw error
      ctx.logger.error({ name: error.name, at: error.stack?.split('\n').slice(1) }, 'tokens could not be refreshed')
      throw new Refusal('tokenRequestFailed')
    })
    attachChanges(ctx, { authorization })
    return { data: null }
  }

  /** The same answer whatever the address is. */
  async resend(ctx: HttpContext) {
    if (!ctx.request.input('email')) throw new Refusal('emailRequired')
    const { email } = await ctx.request.validateUsing(resendValidator)
    await countResend(email, addressOf(ctx))
    await this.resendVerification.handle(email)
    return { data: { success: true, code: null } }
  }

  async destroy(ctx: HttpContext) {
    await this.endSession.handle(tokenOf(ctx), signedIn(ctx), authorOf(ctx))
    return { data: null }
  }
}
