import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'

/** What a program may change of how its person reads. */
export interface ApiPreferences {
  language?: User['language']
  theme?: User['theme']
}

/** Changes language and theme of a person. */
export class ChangeApiPreferences {
  async handle(user: User, preferences: ApiPreferences, author: Author): Promise<void> {
    const before = { language: user.language, theme: user.theme }
    await db.transaction(async (trx) => {
      await user.useTransaction(trx).merge(preferences).save()
      const after = { language: user.language, theme: user.theme }
      const subject = { type: 'user', id: user.id }
      await record(trx, author, { workspaceId: null, action: 'preferences.changed', subject, before, after })
    })
  }
}
