import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'

/** Takes Google away as a way to sign in. Ask who they are first. */
export class UnlinkGoogle {
  /** Throws `signInMethodInvalid` (LOG-401) when the person has no password: nothing would be left to sign in with. */
  async handle(user: User, author: Author): Promise<void> {
    if (user.password === null || user.googleId === null) throw new Refusal('signInMethodInvalid')
    await db.transaction(async (trx) => {
      await user.useTransaction(trx).merge({ googleId: null }).save()
      const { email: to, language } = user
      await putMail(trx, { kind: 'google_unlinked', to, language, action: route('settings.security') })
      const subject = { type: 'user', id: user.id }
      await record(trx, author, { workspaceId: null, action: 'google.unlinked', subject })
    })
  }
}
