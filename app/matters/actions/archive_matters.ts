import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import MatterArchival from '#app/matters/models/matter_archival'
import type Matter from '#app/matters/models/matter'
import { lockMatters } from '#app/matters/queries/lock_matter'

/** Puts matters of one firm away: they leave the lists and keep everything else. */
export class ArchiveMatters {
  /** Returns the ids of those that were not archived before, which are what an undo brings back. */
  async handle(author: Author, matters: Matter[]): Promise<number[]> {
    return db.transaction(async (trx) => {
      const open = (await lockMatters(trx, matters)).filter((matter) => !matter.archived)
      for (const matter of open) {
        await matter.merge({ archived: true }).save()
        await MatterArchival.create({ matterId: matter.id, userId: author.userId! }, { client: trx })
        const subject = { type: 'matter', id: matter.id }
        await record(trx, author, { workspaceId: matter.workspaceId, action: 'matter.archived', subject })
      }
      return open.map(({ id }) => id)
    })
  }
}
