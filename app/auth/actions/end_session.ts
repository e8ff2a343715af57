import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { endFamily } from '#app/auth/remember/remembered_families'
import type { Identity } from '#app/workspaces/identity'

/** Ends what a session leaves behind: the family of tokens that kept its person signed in. */
export class EndSession {
  async handle(author: Author, { user, workspace }: Identity, familyId: number | undefined): Promise<void> {
    const audited = {
      workspaceId: workspace?.id ?? null,
      action: 'session.ended',
      subject: { type: 'user', id: user.id },
    }
    await db.transaction(async (trx) => {
      if (familyId) await endFamily(trx, familyId, 'sign_out')
      await record(trx, author, audited)
    })
  }
}
