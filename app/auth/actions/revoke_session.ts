import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import { endFamily } from '#app/auth/remember/remembered_families'

/** Ends one of a person's own sessions, with its «keep me signed in». The next request of that browser leads to sign in. */
export class RevokeSession {
  /** `key` as `listSessions` gives it. Throws NotFound for what is not theirs or is over. */
  async handle(userId: number, key: string, author: Author): Promise<void> {
    await db.transaction(async (trx) => {
      const [kind, id] = [key.slice(0, 1), key.slice(1)]
      const table = kind === 's' ? 'sessions' : 'token_families'
      const isKnown = (kind === 's' && /^[0-9a-f]{64}$/.test(id)) || (kind === 'f' && /^\d{1,9}$/.test(id))
      const row = isKnown && (await trx.from(table).where({ id, user_id: userId }).first())
      if (!row || row.ended_at) throw new NotFound('session')
      const familyId = kind === 'f' ? Number(id) : row.family_id
      if (familyId) await endFamily(trx, familyId, 'revoked')
      if (kind === 's') await trx.from('sessions').where('id', id).delete()
      await record(trx, author, {
        workspaceId: null,
        action: 'session.revoked',
        subject: { type: 'user', id: userId },
        before: { userAgent: row.user_agent, ip: row.ip },
      })
    })
  }
}
