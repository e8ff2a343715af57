import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { changesOf, type StoredFields } from '#app/clients/domain/client_fields'
import ClientRenamed from '#app/clients/events/client_renamed'
import type Client from '#app/clients/models/client'

/** Changes some fields of one client, as one of many, within a transaction that holds it. Null when it is so already. */
export async function editClientBatch(
  trx: TransactionClientContract,
  author: Author,
  client: Client,
  fields: Partial<StoredFields>
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> } | null> {
  const { before, after, any } = changesOf(client, fields)
  if (!any) return null
  await client.merge({ ...after, version: client.version + 1 }).save()
  if ('name' in after) await ClientRenamed.dispatch(trx, client)
  const subject = { type: 'client', id: client.id }
  await record(trx, author, { workspaceId: client.workspaceId, action: 'client.edited', subject, before, after })
  return { before, after }
}
