import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import TokenFamily from '#app/auth/models/token_family'
import { endFamily } from '#app/auth/remember/remembered_families'

/** Ends a personal token, or the session of a program, of its own person. What it opened is closed at once. */
export class RevokeTokenFamily {
  /** Throws NotFound for what is not theirs, is over or does not exist. Returns what it was called. */
  handle(userId: number, id: number, author: Author): Promise<string | null> {
    return db.transaction(async (trx) => {
      const family = await TokenFamily.query({ client: trx })
        .where({ id: id, user_id: userId })
        .whereIn('kind', ['api', 'personal'])
        .first()
      if (!family?.isLive) throw new NotFound('token')
      await endFamily(trx, family.id, 'revoked')
      await record(trx, author, {
        workspaceId: family.workspaceId,
        action: family.kind === 'personal' ? 'personal_token.revoked' : 'api_session.revoked',
        subject: { type: 'personal_token', id: family.id },
        before: { name: family.name, scopes: family.scopes },
      })
      return family.name
    })
  }
}
