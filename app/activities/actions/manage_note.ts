import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { recordsChanged } from '#app/core/search/record_changes'
import Matter from '#app/matters/models/matter'
import { findNote } from '#app/activities/queries/find_note'
import { eraseNotes } from './erasures.js'

/** Whether a note stays on top, and whether it stays at all. */
export class ManageNote {
  async pin(author: Author, matter: Matter, { id, pinned }: { id: number; pinned: boolean }): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const note = await findNote(matter, id, trx)
      if (note.pinned === pinned) return
      await note.merge({ pinned }).save()
      await record(trx, author, {
        ...{ workspaceId: matter.workspaceId, matterId: matter.id, action: pinned ? 'note.pinned' : 'note.unpinned' },
        subject: { type: 'note', id: note.id },
        before: { pinned: !pinned },
        after: { pinned },
      })
    })
  }

  async remove(author: Author, matter: Matter, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const note = await findNote(matter, id, trx)
      const { workspaceId, id: matterId } = matter
      await eraseNotes(trx, (query) => void query.where('id', note.id))
      await recordsChanged(trx, workspaceId, 'note', [note.id])
      if (note.activityId) await recordsChanged(trx, workspaceId, 'activity', [note.activityId])
      await record(trx, author, {
        ...{ workspaceId, matterId, action: 'note.removed', subject: { type: 'note', id: note.id } },
        before: { characters: note.plainText.length, authorId: note.authorId },
      })
    })
  }
}
