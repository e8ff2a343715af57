import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { putMail } from '#app/core/mail/mail'
import { toSqlInstant } from '#app/core/models/columns'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import type User from '#app/accounts/models/user'

/** Turns two factors off: the secret and the recovery codes are deleted, the person's other sessions end. Ask who they are first. */
export class DisableTwoFactor {
  /** `sessionId` is the session that stays. Turning off what is off does nothing. */
  async handle(user: User, sessionId: string, author: Author): Promise<void> {
    await db.transaction(async (trx) => {
      const turnedOff = {
        two_factor_secret: null,
        two_factor_enabled_at: null,
        two_factor_last_step: null,
        updated_at: toSqlInstant(clock.now()),
      }
      const turned = await trx
        .from('users')
        .where('id', user.id)
        .whereNotNull('two_factor_enabled_at')
        .update(turnedOff)
      if (Number(Array.isArray(turned) ? turned[0] : turned) !== 1) return
      await trx.from('two_factor_recovery_codes').where('user_id', user.id).delete()
      await endSessionsOf(trx, user.id, { because: 'revoked', except: sessionId })
      const { email: to, language } = user
      await putMail(trx, { kind: 'two_factor_off', to, language, action: route('settings.security') })
      const subject = { type: 'user', id: user.id }
      await record(trx, author, { workspaceId: null, action: 'two_factor.turned_off', subject })
    })
  }
}
