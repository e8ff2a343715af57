import db from '@adonisjs/lucid/services/db'
import { eraseClientBatch } from '#app/clients/actions/erase_client_batch'
import Client from '#app/clients/models/client'
import AuditEntry from '#app/core/audit/models/audit_entry'
import type Transfer from '#app/transfers/models/transfer'
import type { Writing } from '#app/transfers/records/record_writer'
import { isUntouched } from '#app/transfers/records/untouched'

/** Takes the clients out again that an import of matters wrote down by their names, when no matter is theirs and nobody has touched them. */
export async function eraseClientsOf({ workspaceId }: Transfer, { author, firm }: Writing): Promise<void> {
  const added = await AuditEntry.query()
    .where({ workspace_id: workspaceId, subject_type: 'client', action: 'client.added', request_id: author.requestId })
    .select('subject_id')
  for (const { subjectId: id } of added)
    await db.transaction(async (trx) => {
      const client = await Client.in(firm, trx).where('id', Number(id)).forUpdate().first()
      const scope = { workspaceId, requestId: author.requestId }
      if (client && (await isUntouched(trx, scope, { type: 'client', id: client.id })))
        await eraseClientBatch(trx, author, client)
    })
}
