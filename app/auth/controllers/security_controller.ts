import type { HttpContext } from '@adonisjs/core/http'
import TwoFactorRecoveryCode from '#app/accounts/models/two_factor_recovery_code'
import { codesToShow, presentEnrolment } from '#app/auth/http/enrolment'
import { isGoogleOn } from '#app/auth/google/google'
import { listSessions } from '#app/auth/queries/list_sessions'
import ActiveSessionTransformer from '#app/auth/transformers/active_session_transformer'
import { presentTokens } from '#app/auth/tokens/fresh_token'
import { signedIn } from '#app/workspaces/context'

/** How a person signs in, and where they are. */
export default class SecurityController {
  async show(ctx: HttpContext) {
    const { user, sessionId } = signedIn(ctx)
    const left = await TwoFactorRecoveryCode.leftTo(user.id).count('* as count').firstOrFail()
    return ctx.inertia.render('settings/security', {
      email: user.email,
      google: isGoogleOn(),
      isGoogleLinked: user.googleId !== null,
      twoFactor: {
        since: user.twoFactorEnabledAt?.toISO() ?? null,
        recoveryCodesLeft: Number(left.$extras.count),
        enrolment: await presentEnrolment(ctx),
        recoveryCodes: codesToShow(ctx),
      },
      sessions: ActiveSessionTransformer.transform(await listSessions(user.id, sessionId)),
      tokens: await presentTokens(ctx),
    })
  }
}
