import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'

/** Shuts a person out, or lets them in again. Their sessions and tokens end at once (ASVS 5.0, 7.4.2); what they made stays. */
export class DisableUser {
  /** Throws NotFound for nobody and for whoever asks. */
  async handle(userId: number, author: Author, disabled: boolean): Promise<User> {
    return db.transaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).whereNull('deleted_at').forUpdate().first()
      if (!user || user.id === author.userId) throw new NotFound('user')
      const before = { disabled: user.isDisabled }
      await user.merge({ disabledAt: disabled ? (user.disabledAt ?? clock.now()) : null }).save()
      if (disabled) await endSessionsOf(trx, user.id, { because: 'revoked' })
      const subject = { type: 'user', id: user.id }
      const action = disabled ? 'user.disabled' : 'user.enabled'
      await record(trx, author, { workspaceId: null, action, subject, before, after: { disabled } })
      return user
    })
  }
}
