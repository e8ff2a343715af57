import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Client from '#app/clients/models/client'
import { lockClients } from '#app/clients/queries/lock_client'

/** Puts clients of one firm away, or brings them back to the lists. They keep everything else. */
export class SetArchived {
  /** Returns the ids of those that were not so before, which are what an undo takes back. */
  async handle(author: Author, clients: Client[], archived: boolean): Promise<number[]> {
    if (clients.length === 0) return []
    return db.transaction(async (trx) => {
      const others = (await lockClients(trx, clients)).filter((client) => client.archived !== archived)
      for (const client of others) {
        await client.merge({ archived }).save()
        const audited = {
          action: archived ? 'client.archived' : 'client.unarchived',
          subject: { type: 'client', id: client.id },
        }
        await record(trx, author, { workspaceId: client.workspaceId, ...audited })
      }
      return others.map(({ id }) => id)
    })
  }
}
