import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import type { Language } from '#app/core/messages/catalogue'
import User from '#app/accounts/models/user'
import { openRequest } from '#app/accounts/recovery/recovery_requests'
import { recoveryLetter } from '#app/accounts/recovery/recovery_letter'

/**
 * Writes to an address whose password is to be recovered. Known or not, verified, disabled or without password: the same statements run and
 * one letter goes, which says what only its reader may know.
 */
export class AskRecovery {
  /** False while the code of an earlier request is active. `language` is that of the reader, for an address that nobody has. */
  async handle(email: string, language: Language, author: Author): Promise<boolean> {
    return db.transaction(async (trx) => {
      const user = await User.query({ client: trx }).where('email', email).first()
      const secret = await openRequest(trx, email, user?.id ?? null)
      if (!secret) return false
      await putMail(trx, recoveryLetter(email, user, secret, language))
      const subject = { type: 'user', id: user?.id ?? null }
      await record(trx, author, { workspaceId: null, action: 'recovery.asked', subject })
      return true
    })
  }
}
