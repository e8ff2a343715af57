import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'

/** A person asked for a copy of their data: written down, and told by email, in case it was somebody else. */
export class RequestOwnData {
  async handle(author: Author, user: User): Promise<void> {
    const { id, name, email, language } = user
    await db.transaction(async (trx) => {
      const audited = { workspaceId: null, action: 'own_data.requested', subject: { type: 'user', id } }
      await putMail(trx, {
        kind: 'own_data',
        to: email,
        language,
        values: { name },
        action: route('settings.security'),
      })
      await record(trx, author, audited)
    })
  }
}
