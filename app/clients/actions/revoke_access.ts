import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Client from '#app/clients/models/client'
import { followedRecords } from '#app/clients/followed_records'
import { lockClient } from '#app/clients/queries/lock_client'

/** Ends the access of a client's account to what the firm shows: from its next request on it sees nothing of it. */
export class RevokeAccess {
  /** A client without access stays as it is; false then. */
  async handle(author: Author, client: Client): Promise<boolean> {
    return db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      const { id, workspaceId, userId } = current
      if (userId === null) return false
      await current.merge({ userId: null }).save()
      for (const records of followedRecords.all())
        await records.hide(trx, { client: { id, workspaceId }, userId, author })
      const subject = { type: 'client', id }
      const change = { before: { userId }, after: { userId: null } }
      await record(trx, author, { workspaceId, action: 'client.access_revoked', subject, ...change })
      return true
    })
  }
}
