import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { recordsChanged } from '#app/core/search/record_changes'
import { changesOf } from '#app/clients/domain/client_fields'
import { eraseClientRows } from '#app/clients/actions/erase_client_rows'
import type Client from '#app/clients/models/client'
import { reasonsToKeep } from '#app/clients/queries/reasons_to_keep'

/** Takes a client out again that nobody has touched since it was brought in, within a transaction that holds it. False when something holds it. */
export async function eraseClientBatch(
  trx: TransactionClientContract,
  author: Author,
  client: Client
): Promise<boolean> {
  const { id, workspaceId } = client
  if (client.userId !== null || (await reasonsToKeep(client, trx)).length > 0) return false
  for (const table of ['invitations', 'matter_clients', 'matters'])
    if (await trx.from(table).where('client_id', id).first()) return false
  const { after: before } = changesOf({}, client)
  await eraseClientRows(trx, [id])
  await recordsChanged(trx, workspaceId, 'client', [id])
  await record(trx, author, { workspaceId, action: 'client.deleted', subject: { type: 'client', id }, before })
  return true
}
