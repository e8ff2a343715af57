import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type TermComputation from '#app/deadlines/models/term_computation'

/** Writes into the log who took the sheet of a computation as a file. */
export async function recordSheetDownload(author: Author, computation: TermComputation): Promise<void> {
  const { id, workspaceId, folio } = computation
  await db.transaction((trx) =>
    record(trx, author, {
      workspaceId,
      action: 'term_computation.downloaded',
      subject: { type: 'term_computation', id },
      after: { folio },
    })
  )
}
