import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import MatterArchival from '#app/matters/models/matter_archival'
import type Matter from '#app/matters/models/matter'
import type { BatchChange } from './edit_matter_batch.js'

/** Puts one matter away, or brings it back, within a transaction that holds it. Null when it is so already. */
export async function archiveMatterBatch(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  archived: boolean
): Promise<BatchChange | null> {
  if (matter.archived === archived) return null
  await matter.merge({ archived }).save()
  if (archived) await MatterArchival.create({ matterId: matter.id, userId: author.userId! }, { client: trx })
  else await MatterArchival.query({ client: trx }).where('matterId', matter.id).delete()
  const action = archived ? 'matter.archived' : 'matter.unarchived'
  await record(trx, author, { workspaceId: matter.workspaceId, action, subject: { type: 'matter', id: matter.id } })
  return { before: { archived: !archived }, after: { archived } }
}
