import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type Matter from '#app/matters/models/matter'
import { findDocuments } from '#app/documents/queries/find_items'
import { lockWritableMatter } from './lock_writable_matter.js'
import { notifyClientsOfSharing } from './notify_of_version.js'
import { auditDocument } from './audit_documents.js'

/** Shows documents of a matter to its clients, or hides them again. */
export class ShareDocuments {
  /** Returns the ids of those that changed, which are what an undo takes back. */
  async handle(author: Author, matter: Matter, ids: number[], shared: boolean): Promise<number[]> {
    return db.transaction(async (trx) => {
      await lockWritableMatter(trx, matter)
      const documents = await findDocuments(matter, ids, { trx })
      const changed = documents.filter(({ sharedAt }) => (sharedAt !== null) !== shared)
      for (const document of changed) {
        const sharing = shared
          ? { sharedAt: clock.now(), sharedById: author.userId }
          : { sharedAt: null, sharedById: null }
        await document.merge(sharing).save()
        const action = shared ? 'document.shared' : 'document.unshared'
        await auditDocument(trx, author, document, { action, after: { name: document.name } })
        if (shared) await notifyClientsOfSharing(trx, author, document)
      }
      return changed.map(({ id }) => id)
    })
  }
}
