import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'

/** Writes down that somebody took the statement of a fund along. */
export async function logStatement(
  author: Author,
  { id, workspaceId }: { id: number; workspaceId: number },
  after: { format: 'pdf' | 'csv'; currency: string }
): Promise<void> {
  const subject = { type: 'matter', id }
  const entry = { workspaceId, matterId: id, action: 'client_fund.statement_taken', subject, after }
  await db.transaction((trx) => record(trx, author, entry))
}
