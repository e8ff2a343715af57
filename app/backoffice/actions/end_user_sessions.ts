import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'

/** Signs a person out everywhere, tokens of programs included (ASVS 5.0, 7.4.5). */
export class EndUserSessions {
  /** Throws NotFound for nobody. */
  async handle(userId: number, author: Author): Promise<User> {
    return db.transaction(async (trx) => {
      const user = await User.find(userId, { client: trx })
      if (!user) throw new NotFound('user')
      await endSessionsOf(trx, user.id, { because: 'revoked' })
      const subject = { type: 'user', id: user.id }
      await record(trx, author, { workspaceId: null, action: 'user.signed_out', subject })
      return user
    })
  }
}
