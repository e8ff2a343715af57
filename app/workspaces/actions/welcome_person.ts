import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'

interface Profile {
  name: string
  phone: string | null
  license: string | null
  timeZone: string
}

const FIELDS = ['name', 'phone', 'license', 'timeZone'] as const

/** What the wizard writes down of a person. */
export class WelcomePerson {
  async saveProfile(author: Author, userId: number, profile: Profile): Promise<void> {
    await db.transaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      const changed = FIELDS.filter((name) => user[name] !== profile[name])
      if (changed.length === 0) return
      const before = Object.fromEntries(changed.map((name) => [name, user[name]]))
      const after = Object.fromEntries(changed.map((name) => [name, profile[name]]))
      await user.merge(after).save()
      const audited = { workspaceId: null, action: 'user.profile_edited', subject: { type: 'user', id: userId } }
      await record(trx, author, { ...audited, before, after })
    })
  }

  /** From now on nothing is forced on this person. */
  async complete(author: Author, userId: number): Promise<void> {
    await db.transaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      if (user.profileComplete) return
      await user.merge({ profileComplete: true }).save()
      const audited = { workspaceId: null, action: 'user.welcomed', subject: { type: 'user', id: userId } }
      await record(trx, author, audited)
    })
  }
}
