import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import Note from '#app/activities/models/note'
import { joinOn } from '#app/core/models/join_on'

/** A note as it is shown. */
export type NoteLine = {
  id: number
  html: string
  pinned: boolean
  version: number
  activityId: number | null
  author: { id: number; name: string }
  createdAt: string
  /** When it was last changed; null when it never was. */
  editedAt: string | null
  editedBy: string | null
}

export const NOTES_PER_PAGE = 20
const MAX_PINNED = 50

type Query = ModelQueryBuilderContract<typeof Note>
type MatterOf = { id: number; workspaceId: number }

/** Notes of a matter that a query narrows and orders, with who wrote them. */
export async function noteLines(matter: MatterOf, narrow: (query: Query) => void, limit: number): Promise<NoteLine[]> {
  const query = Note.in({ id: matter.workspaceId }).where('notes.matter_id', matter.id)
  narrow(query)
  const notes = await query
    .join(...joinOn(User, 'notes.author_id', 'author'))
    .leftJoin(...joinOn(User, 'notes.edited_by_id', 'editor'))
    .select('notes.*', 'author.name as author_name', 'editor.name as editor_name')
    .limit(limit)
  return notes.map((note) => ({
    ...{ id: note.id, html: note.html, pinned: note.pinned, version: note.version, activityId: note.activityId },
    author: { id: note.authorId, name: String(note.$extras.author_name) },
    createdAt: note.createdAt.toISO()!,
    editedAt: note.editedAt?.toISO() ?? null,
    editedBy: note.$extras.editor_name ?? null,
  }))
}

/** The notes of a matter: those that are pinned, and a page of the others, newest first. Comments on activities stand there. */
export async function matterNotes(matter: MatterOf, { before, note }: { before: number | null; note: number | null }) {
  const own = (pinned: boolean) => (query: Query) => {
    void query.whereNull('notes.activity_id').where('notes.pinned', Number(pinned)).orderBy('notes.id', 'desc')
  }
  const pinned = await noteLines(matter, own(true), MAX_PINNED)
  const rest = await noteLines(
    matter,
    (query) => {
      own(false)(query)
      if (before !== null) void query.where('notes.id', '<', before)
    },
    NOTES_PER_PAGE + 1
  )
  const items = rest.slice(0, NOTES_PER_PAGE)
  const named = note === null ? [] : await noteLines(matter, (query) => void query.where('notes.id', note), 1)
  const known = [...pinned, ...items].map(({ id }) => id)
  return {
    pinned: before === null ? pinned : [],
    items,
    /** The one that the address names, when it is on another page. */
    named: named.filter(({ id, activityId }) => activityId === null && !known.includes(id)),
    older: rest.length > items.length ? items.at(-1)!.id : null,
  }
}

/** How many notes a matter has, comments apart. */
export async function noteCount(matter: MatterOf): Promise<number> {
  const query = Note.in({ id: matter.workspaceId }).where('matter_id', matter.id).whereNull('activity_id')
  const row = await query.count('* as total').pojo<{ total: number }>().firstOrFail()
  return Number((row as { total: number }).total)
}
