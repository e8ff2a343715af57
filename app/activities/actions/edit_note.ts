import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import Matter from '#app/matters/models/matter'
import { noteText } from '#app/activities/domain/note_html'
import { findNote } from '#app/activities/queries/find_note'
import type { Person } from '#app/matters/queries/people_of_matter'
import { syncMentions } from './mentions.js'

/** Changes what a note says. */
export class EditNote {
  /** `version` is the one that was edited. Throws FieldProblem when it has another by now; then nothing is changed. */
  async handle(
    author: Author,
    matter: Matter,
    { id, html, version, people }: { id: number; html: string; version: number; people: Person[] }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const note = await findNote(matter, id, trx)
      if (note.version !== version) throw new FieldProblem('version', 'notes.stale')
      const { mentions, ...text } = noteText(html, people)
      if (note.html === text.html) return
      const before = { characters: note.plainText.length, version }
      const edited = { editedAt: clock.now(), editedById: author.userId }
      await note.merge({ ...text, ...edited, version: version + 1 }).save()
      await syncMentions(trx, author, { matter, note, mentions })
      await record(trx, author, {
        ...{ workspaceId: matter.workspaceId, matterId: matter.id, action: 'note.edited' },
        subject: { type: 'note', id: note.id },
        before,
        after: { characters: text.plainText.length, version: version + 1, mentions },
      })
    })
  }
}
