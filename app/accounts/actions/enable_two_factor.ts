import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import { toSqlInstant } from '#app/core/models/columns'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import type User from '#app/accounts/models/user'
import { issueRecoveryCodes } from '#app/accounts/two_factor/issue_recovery_codes'
import { matchingStep } from '#app/accounts/two_factor/one_time_code'

interface Enrolment {
  /** In base 32, as the app was given it. */
  secret: string
  /** What the app shows. */
  code: string
  /** The session that stays when the others end. */
  sessionId: string
}

/** Turns two factors on once a code proves that the app has the secret, and returns the recovery codes, to be shown once. */
export class EnableTwoFactor {
  /** Throws `codeInvalid` for a wrong code, and `informationIncorrect` when they are on already. */
  async handle(user: User, { secret, code, sessionId }: Enrolment, author: Author): Promise<string[]> {
    const step = matchingStep(secret, code.replace(/\s/g, ''), clock.now())
    if (step === null) throw new Refusal('codeInvalid')
    const now = toSqlInstant(clock.now())
    const turnedOn = {
      two_factor_secret: seal(secret, 'two-factor'),
      two_factor_enabled_at: now,
      two_factor_last_step: step,
      updated_at: now,
    }
    return db.transaction(async (trx) => {
      const turned = await trx.from('users').where('id', user.id).whereNull('two_factor_enabled_at').update(turnedOn)
      if (Number(Array.isArray(turned) ? turned[0] : turned) !== 1) throw new Refusal('informationIncorrect')
      const codes = await issueRecoveryCodes(trx, user.id)
      await endSessionsOf(trx, user.id, { because: 'revoked', except: sessionId })
      await putMail(trx, mailTo(user, 'two_factor_on'))
      await record(trx, author, { workspaceId: null, action: 'two_factor.turned_on', subject: subjectOf(user) })
      return codes
    })
  }
}

const subjectOf = (user: User) => ({ type: 'user', id: user.id })

const mailTo = (user: User, kind: string) => ({
  kind,
  to: user.email,
  language: user.language,
  action: route('settings.security'),
})
