import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Client from '#app/clients/models/client'

/** Puts one client away, or brings it back, within a transaction that holds it. Null when it is so already. */
export async function archiveClientBatch(
  trx: TransactionClientContract,
  author: Author,
  client: Client,
  archived: boolean
): Promise<{ before: { archived: boolean }; after: { archived: boolean } } | null> {
  if (client.archived === archived) return null
  await client.merge({ archived }).save()
  const action = archived ? 'client.archived' : 'client.unarchived'
  await record(trx, author, { workspaceId: client.workspaceId, action, subject: { type: 'client', id: client.id } })
  return { before: { archived: !archived }, after: { archived } }
}
