import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import MatterArchival from '#app/matters/models/matter_archival'
import type Matter from '#app/matters/models/matter'
import { lockMatters } from '#app/matters/queries/lock_matter'

/** Brings archived matters of one firm back to the lists. */
export class UnarchiveMatters {
  /** Returns the ids of those that were archived. */
  async handle(author: Author, matters: Matter[]): Promise<number[]> {
    return db.transaction(async (trx) => {
      const archived = (await lockMatters(trx, matters)).filter((matter) => matter.archived)
      for (const matter of archived) {
        await matter.merge({ archived: false }).save()
        await MatterArchival.query({ client: trx }).where('matterId', matter.id).delete()
        const subject = { type: 'matter', id: matter.id }
        await record(trx, author, { workspaceId: matter.workspaceId, action: 'matter.unarchived', subject })
      }
      return archived.map(({ id }) => id)
    })
  }
}
