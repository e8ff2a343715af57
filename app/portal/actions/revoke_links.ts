import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'

type Which = { matter_id: number } | { client_id: number }

/** Ends the links that could still be used, of a matter or of a client. Returns how many there were. */
export async function endLinks(trx: TransactionClientContract, which: Which): Promise<number> {
  const now = toSqlInstant(clock.now())
  const ended = await trx
    .from('portal_links')
    .where(which)
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .update({ revoked_at: now, updated_at: now })
  return Number(Array.isArray(ended) ? ended[0] : ended)
}

/** Takes back the links of a matter. Sessions that one opened go on: that the client follows the matter is ended with the client. */
export class RevokeLinks {
  async handle(author: Author, matter: { id: number; workspaceId: number }): Promise<number> {
    return db.transaction(async (trx) => {
      const count = await endLinks(trx, { matter_id: matter.id })
      const audited = { action: 'portal.links_revoked', subject: { type: 'matter', id: matter.id }, after: { count } }
      if (count > 0) await record(trx, author, { workspaceId: matter.workspaceId, matterId: matter.id, ...audited })
      return count
    })
  }
}
