import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import { findPin } from '#app/matters/queries/find_pin'
import { lockMatter } from '#app/matters/queries/lock_matter'

/** Takes a pinned text of the law, and its note, off a matter. */
export class UnpinDocument {
  /** `id` is the pin's. Throws NotFound when it is not of this matter. */
  async handle(author: Author, matter: Matter, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const pin = await findPin(current, id, trx)
      await pin.delete()
      await current.save()
      await record(trx, author, {
        workspaceId: current.workspaceId,
        action: 'matter.document_unpinned',
        subject: { type: 'matter', id: current.id },
        before: { documentId: pin.documentId, citation: pin.citation, note: pin.note },
      })
    })
  }
}
