import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type Matter from '#app/matters/models/matter'
import type MatterPin from '#app/matters/models/matter_pin'
import { findPin } from '#app/matters/queries/find_pin'
import { lockMatter } from '#app/matters/queries/lock_matter'

/** Changes the note of a pinned text. */
export class NotePin {
  /** `id` is the pin's. Throws NotFound when it is not of this matter. */
  async handle(author: Author, matter: Matter, id: number, note: string | null): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      await this.write(trx, author, current, { pin: await findPin(current, id, trx), note })
    })
  }

  /** The same within a transaction that holds the matter. */
  async write(
    trx: TransactionClientContract,
    author: Author,
    matter: Matter,
    { pin, note }: { pin: MatterPin; note: string | null }
  ) {
    const before = pin.note
    if (before === note) return
    await pin.merge({ note }).save()
    await matter.save()
    await record(trx, author, {
      workspaceId: matter.workspaceId,
      action: 'matter.pin_noted',
      subject: { type: 'matter', id: matter.id },
      before: { note: before },
      after: { documentId: pin.documentId, citation: pin.citation, note },
    })
  }
}
