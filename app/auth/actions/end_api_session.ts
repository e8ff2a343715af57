import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { endFamily } from '#app/auth/remember/remembered_families'
import type { TokenRecord } from '#app/auth/tokens/token_record'
import type { Identity } from '#app/workspaces/identity'

/** Signs a program out: all tokens of its family open nothing any more. */
export class EndApiSession {
  async handle({ familyId }: TokenRecord, { user, workspace }: Identity, author: Author): Promise<void> {
    await db.transaction(async (trx) => {
      await endFamily(trx, familyId, 'sign_out')
      await record(trx, author, {
        workspaceId: workspace?.id ?? null,
        action: 'api_session.ended',
        subject: { type: 'user', id: user.id },
        before: { family: familyId },
      })
    })
  }
}
