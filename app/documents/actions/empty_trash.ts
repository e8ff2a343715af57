import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { rowsBy } from '#app/core/tenancy/rows'
import type Matter from '#app/matters/models/matter'
import { lockWritableMatter } from './lock_writable_matter.js'
import { purgeDocument } from './purge_documents.js'
import { purgeFolders } from './purge_folders.js'

/** Removes for good what lies in the trash of a matter's documents, before its days are over. */
export class EmptyTrash {
  /** Returns how many documents went. One that somebody brings back meanwhile stays; killed halfway, the rest is still in the trash. */
  async handle(author: Author, matter: Matter): Promise<number> {
    const rows = await db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      return rowsBy(trx, 'documents', { matter_id: matter.id, trashed: 1 }).orderBy('id').select('id', 'name')
    })
    const { id: matterId, workspaceId } = matter
    for (const { id, name } of rows) await purgeDocument(author, { id, workspaceId, matterId, name })
    await purgeFolders((folders) => void folders.where('matter_id', matterId))
    return rows.length
  }
}
