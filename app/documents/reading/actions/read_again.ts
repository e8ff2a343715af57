import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { record } from '#app/core/audit/audit_log'
import { rowsBy } from '#app/core/tenancy/rows'

/** Has a version read again, which people ask for when it failed. */
export class ReadAgain {
  async handle(
    author: Author,
    version: { id: number; workspaceId: number; matterId: number; documentId: number; number: number }
  ) {
    await db.transaction(async (trx) => {
      await record(trx, author, {
        workspaceId: version.workspaceId,
        matterId: version.matterId,
        action: 'document.reading_asked',
        subject: { type: 'document', id: version.documentId },
        after: { version: version.number },
      })
      await rowsBy(trx, 'document_versions', { id: version.id }).update({
        text_state: 'pending',
        text_tries: 0,
        text_due_at: null,
        text_reason: null,
      })
    })
  }
}
