import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import Matter from '#app/matters/models/matter'
import { noteText } from '#app/activities/domain/note_html'
import Note from '#app/activities/models/note'
import { findActivity } from '#app/activities/queries/find_activity'
import type { Person } from '#app/matters/queries/people_of_matter'
import { syncMentions } from './mentions.js'

export interface NewNote {
  html: string
  pinned?: boolean
  /** The activity that it is a comment on. */
  activityId?: number
  /** Whom it may name. */
  people: Person[]
}

/** Writes a note in a matter, or a comment on one of its activities. The log tells how long it is, never what it says. */
export class WriteNote {
  async handle(author: Author, matter: Matter, { html, people, pinned = false, activityId }: NewNote): Promise<Note> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = activityId ? await findActivity(matter, activityId, trx) : null
      const { mentions, ...text } = noteText(html, people)
      const { id: matterId, workspaceId } = matter
      const of = { workspaceId, matterId, activityId: activity?.id ?? null, authorId: author.userId! }
      const note = await Note.create({ ...of, ...text, pinned: pinned && !activity, version: 1 }, { client: trx })
      await syncMentions(trx, author, { matter, note, mentions })
      await record(trx, author, {
        ...{ workspaceId, matterId, action: activity ? 'note.commented' : 'note.written' },
        subject: { type: 'note', id: note.id },
        after: {
          ...(activity && { activityId: activity.id, title: activity.title }),
          ...{ characters: text.plainText.length, pinned: note.pinned, mentions },
        },
      })
      return note
    })
  }
}
