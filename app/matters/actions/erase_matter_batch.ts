import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { eraseMatterRows } from '#app/matters/actions/erase_matter_rows'
import type Matter from '#app/matters/models/matter'

/** Takes a matter out again that nobody has touched since it was brought in, within a transaction that holds it; the log stays. */
export async function eraseMatterBatch(trx: TransactionClientContract, author: Author, matter: Matter): Promise<void> {
  const { id, workspaceId, reference } = matter
  await eraseMatterRows(trx, { id, workspaceId })
  const subject = { type: 'matter', id }
  const before = { reference, private: Boolean(matter.private) }
  await record(trx, author, { workspaceId, action: 'matter.erased', subject, before })
}
