import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'
import { issueRecoveryCodes } from '#app/accounts/two_factor/issue_recovery_codes'

/** Gives a person ten new recovery codes; those before open nothing any more. Ask who they are first. */
export class RenewRecoveryCodes {
  /** Returns the codes, to be shown once. Throws `informationIncorrect` while two factors are off. */
  async handle(user: User, author: Author): Promise<string[]> {
    if (user.twoFactorEnabledAt === null) throw new Refusal('informationIncorrect')
    return db.transaction(async (trx) => {
      const codes = await issueRecoveryCodes(trx, user.id)
      const { email: to, language } = user
      await putMail(trx, { kind: 'recovery_codes_renewed', to, language, action: route('settings.security') })
      const subject = { type: 'user', id: user.id }
      await record(trx, author, { workspaceId: null, action: 'recovery_codes.renewed', subject })
      return codes
    })
  }
}
