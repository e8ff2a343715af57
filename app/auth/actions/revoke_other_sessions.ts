import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { endSessionsOf } from '#app/accounts/actions/end_sessions'

/** Ends all sessions of a person but the one that asks. Tokens of programs go on: they are revoked one by one. */
export class RevokeOtherSessions {
  async handle(userId: number, currentSessionId: string, author: Author): Promise<void> {
    await db.transaction(async (trx) => {
      await endSessionsOf(trx, userId, { because: 'revoked', except: currentSessionId, only: 'browsers' })
      await record(trx, author, {
        workspaceId: null,
        action: 'session.others_revoked',
        subject: { type: 'user', id: userId },
      })
    })
  }
}
