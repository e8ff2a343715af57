import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record, type AuditedAction } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Collection from '#app/collections/models/collection'

/** Writes into the firm's history what was done with a collection. What it says in notes and passages is not told. */
export async function recordCollection(
  trx: TransactionClientContract,
  author: Author,
  { id, workspaceId }: Collection,
  { action, ...change }: Pick<AuditedAction, 'action' | 'before' | 'after'>
): Promise<void> {
  await record(trx, author, { workspaceId, action, subject: { type: 'collection', id }, ...change })
}
