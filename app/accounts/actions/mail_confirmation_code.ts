import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'
import { issueCode } from './mailed_codes.js'

/** Ten codes of five tries a day: who types at random would need years. */
const CODES: Limit = { name: 'confirmation-codes', points: 10, seconds: 86_400 }

/** Mails a person who has no password a code with which they confirm a sensitive action. */
export class MailConfirmationCode {
  /** False while an earlier code is active. Throws `passwordInvalid` for who has a password: they give that; TooManyTries. */
  async handle(user: User, author: Author): Promise<boolean> {
    if (user.password !== null) throw new Refusal('passwordInvalid')
    await countTry(CODES, String(user.id))
    return db.transaction(async (trx) => {
      const issued = await issueCode(trx, { user, purpose: 'confirm', email: user.email })
      if (!issued) return false
      const mail = { kind: 'confirm_identity', to: user.email, language: user.language, code: issued.code }
      await putMail(trx, { ...mail, values: { name: user.name } })
      const audited = { workspaceId: null, action: 'confirmation_code.mailed', subject: { type: 'user', id: user.id } }
      await record(trx, author, audited)
      return true
    })
  }
}
