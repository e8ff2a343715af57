import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { lockUser } from '#app/accounts/queries/lock_user'

/** What a person says of themselves. */
export interface Profile {
  name: string
  phone: string | null
  license: string | null
}

/** Changes name, telephone and cédula of a person; what stays as it was is neither written nor recorded. */
export class EditProfile {
  async handle(author: Author, userId: number, profile: Profile): Promise<void> {
    await db.transaction(async (trx) => {
      const user = (await lockUser(trx, { id: userId }))!
      const before = { name: user.name, phone: user.phone, license: user.license }
      const changed = (Object.keys(profile) as (keyof Profile)[]).filter((field) => profile[field] !== before[field])
      if (changed.length === 0) return
      await user.merge(profile).save()
      const only = (fields: Profile) => Object.fromEntries(changed.map((field) => [field, fields[field]]))
      const subject = { type: 'user', id: userId }
      const audited = { workspaceId: null, action: 'profile.changed', subject }
      await record(trx, author, { ...audited, before: only(before), after: only(profile) })
    })
  }
}
