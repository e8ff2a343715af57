import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { putMail } from '#app/core/mail/mail'
import type { Language } from '#app/core/messages/catalogue'
import { openRequest } from '#app/accounts/recovery/recovery_requests'
import { recoveryEmail, type AccountState } from '#app/accounts/recovery/recovery_email'

/**
 * Writes to an address whose password is to be recovered. Known or not, verified, disabled or without password: the same statements run and
 * one email goes, which says what only its reader may know.
 */
export class AskRecovery {
  /** Returns the minutes for which the code of an earlier request is active, null when an email goes. `language` is that of the reader, for an address that nobody has. */
  async handle(email: string, language: Language, author: Author): Promise<number | null> {
    return db.transaction(async (trx) => {
      const account = await accountOf(trx, email)
      const secret = await openRequest(trx, email, account?.id ?? null)
      if ('activeUntil' in secret) return Math.ceil(secret.activeUntil.diff(clock.now()).as('minutes'))
      await putMail(trx, recoveryEmail(email, account, secret, language))
      const subject = { type: 'user', id: account?.id ?? null }
      await record(trx, author, { workspaceId: null, action: 'recovery.asked', subject })
      return null
    })
  }
}

/** A bare row: to make a model of somebody takes time that tells that there is somebody. */
function accountOf(trx: TransactionClientContract, email: string): Promise<AccountState | null> {
  const columns = ['id', 'language', 'password', 'disabled_at', 'deleted_at']
  return trx.from('users').where({ email }).select(columns).first()
}
